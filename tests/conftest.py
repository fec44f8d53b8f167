"""What every test run says about itself."""
import os


def pytest_report_header():
    """One line that tells a reader why no browser test is among the results."""
    if os.environ.get("RULE_BROWSER") == "1":
        return "browser tests: asked for by RULE_BROWSER=1"
    return "browser tests: skipped, since they need a Chromium; with one, RULE_BROWSER=1 .venv/bin/pytest -n 0 tests/browser runs them"
