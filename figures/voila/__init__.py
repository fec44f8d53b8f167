"""An evening's server: what Voila reads from here, so that visitors can click and nothing else."""
