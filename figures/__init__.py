"""Pictures of positions: still, clickable, and as lessons. Imports rulelib, never the reverse."""
