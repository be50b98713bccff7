"""The sessions in README.md are typed here as a reader would type them, and must answer as printed."""

import doctest
import re
from pathlib import Path

README = Path(__file__).resolve().parents[2] / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_the_readme_sessions_answer_as_printed(capsys):
    """All blocks are one session, so that a later one may use the names of an earlier one."""
    session = "\n".join(BLOCK.findall(README.read_text(encoding="utf-8")))
    test = doctest.DocTestParser().get_doctest(session, {}, "README.md", str(README), 0)
    assert test.examples, "README.md holds no ```python block with >>> in it"
    result = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test)
    assert result.failed == 0, capsys.readouterr().out
