"""Every number that readers refuse as no tag's has advice of its own in the window, in both languages."""

from __future__ import annotations

import pytest

from engine.companion.catalogue import Instance
from engine.companion.enrolment import Enrolled, Outcome
from hardware.driver import Fault, Trouble
from hardware.plausible import tag_of_em4100, tag_of_uid
from ui.enrolment.words import fault_advice, outcome_words
from ui.language import Translators

REFUSED = {
    "phone": tag_of_uid(bytes.fromhex("08A1B2C3")),
    "half": tag_of_uid(bytes.fromhex("8804A1B2")),
    "noise": tag_of_uid(bytes(4)),
    "ghost": tag_of_em4100(bytes(5)),
    "misread": tag_of_uid(bytes.fromhex("A1B2C3D4E5F60718")),
}


@pytest.fixture(params=["en", "zh_TW"])
def language(request, qapp):
    translators = Translators()
    translators.show(request.param)
    yield request.param
    translators.show("en")


@pytest.mark.parametrize("name", REFUSED)
def test_a_number_that_no_tag_has_brings_advice(language, name):
    trouble = REFUSED[name]
    assert isinstance(trouble, Trouble) and trouble.fault is Fault.IMPLAUSIBLE
    advice = fault_advice(trouble.fault.value, trouble.detail)
    assert advice != fault_advice(trouble.fault.value, "something else")
    assert advice.isascii() == (language == "en")


@pytest.mark.parametrize("became", [one for one in Enrolled if one is not Enrolled.RESTING])
@pytest.mark.parametrize("owner", ["", "Cellar"])
def test_whatever_becomes_of_a_tag_is_said(language, became, owner):
    said = outcome_words(Outcome(became, Instance("a", 1), owner), "nfca:04A1B2C3", lambda one: "(piece)")
    assert len(said) > 8 and said.isascii() == (language == "en")
