"""Sentences one after the other, as each language sets them."""

import pytest

from ui.listing import sentences


@pytest.mark.parametrize(
    ("parts", "whole"),
    [
        (("Bo leads.", "1 entry cannot be."), "Bo leads. 1 entry cannot be."),
        (("立刻執行。", "請獨自查看。"), "立刻執行。請獨自查看。"),
        (("立刻執行。", "", "Ann"), "立刻執行。Ann"),
        (("", ""), ""),
        ((), ""),
    ],
)
def test_a_space_stands_only_where_the_language_has_one(parts, whole):
    assert sentences(parts) == whole
