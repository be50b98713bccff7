"""The doctor's advice in the reader's language, each with what is to be typed or written, if anything."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from ui.readers.desk import AdviceLine

translate = QCoreApplication.translate

RULES_FILE = "/etc/udev/rules.d/70-reader.rules"
_COMMANDS = {
    "no-port": "riverboat-desktop reader simulate rdm6300",
    "braille-daemon": "sudo apt remove brltty",
    "no-rights": "{command}",
    "rights-by-rule": "{rule}",
    "modem-manager": "{rule}",
    "install-pcsc": "pip install 'riverboat-desktop[pcsc]'",
    "start-pcsc": "sudo systemctl start pcscd",
    "free-from-kernel": "blacklist pn533_usb\nblacklist pn533\nblacklist nfc",
    "wrong-speed-or-family": "riverboat-desktop reader monitor {port}",
    "nothing-understood": "riverboat-desktop reader monitor {port}",
}


@dataclass(frozen=True, slots=True)
class AdviceWords:
    """A sentence or two, and what is to be copied: a command or lines of a file; empty for nothing."""

    text: str
    command: str = ""


def advice_words(line: AdviceLine) -> AdviceWords:
    """The advice in words."""
    arguments = dict(line.arguments)
    command = _COMMANDS.get(line.key, "").format(**arguments)
    text = _texts().get(line.key, line.key)
    return AdviceWords(text.format(**arguments, file=RULES_FILE), command)


def advice_keys() -> frozenset[str]:
    """Every key that there are words for."""
    return frozenset(_texts())


def _texts() -> dict[str, str]:
    return {
        "all-well": translate("Advice", "Nothing is wrong that can be seen from here."),
        "no-port": translate(
            "Advice",
            "There is no serial port. Plug the reader in; some cables only charge, so try another one. "
            "Everything can be tried without a reader, here or by this command:",
        ),
        "device-without-port": translate(
            "Advice", "A device is plugged in ({device}), but the system gives it no serial port."
        ),
        "braille-daemon": translate(
            "Advice",
            "The Braille daemon brltty runs and takes many USB serial adapters for Braille displays. Unless "
            "you use one, remove it, then plug the reader in again:",
        ),
        "no-rights": translate(
            "Advice",
            "You may not open {port}: it belongs to the group {group}. Type this, and then log out and in "
            "again:",
        ),
        "rights-after-login": translate(
            "Advice",
            "You may not open {port} yet: you are in the group {group} from your next login on. Log out and "
            "in again.",
        ),
        "rights-by-rule": translate(
            "Advice",
            "You may not open {port}. Put this line into {file} and plug the reader in again:",
        ),
        "busy": translate(
            "Advice",
            "Another program has {port} open. Close it: a serial monitor, or this program in another window.",
        ),
        "busy-with": translate("Advice", "{port} is in use by {program}. Close that program."),
        "modem-manager": translate(
            "Advice",
            "ModemManager tries every new port for modems. If that does not end within half a minute, put "
            "this line into {file} and plug the reader in again:",
        ),
        "plug-in": translate("Advice", "{port} is not there. Plug the reader in again."),
        "plug-again": translate(
            "Advice",
            "{port} was lost ({detail}). Plug the reader in again, if possible into another socket.",
        ),
        "choose-other": translate("Advice", "{port} cannot be used as a serial port ({detail})."),
        "install-pcsc": translate("Advice", "Readers of PC/SC need an extra:"),
        "start-pcsc": translate("Advice", "The service for such readers does not run. Start it:"),
        "gain-pcsc-rights": translate(
            "Advice",
            "The service for such readers refuses you; its rules (polkit) must allow your user "
            "org.debian.pcsc-lite.access_pcsc.",
        ),
        "free-from-kernel": translate(
            "Advice",
            "The kernel has taken the reader. Put these lines into /etc/modprobe.d/reader.conf and plug it "
            "in again:",
        ),
        "wrong-speed-or-family": translate(
            "Advice",
            "{damaged} of what {port} sends is damaged. It is probably not {family} at {speed} baud; remove "
            "it and add it again, or find out with:",
        ),
        "no-answer": translate(
            "Advice",
            "{port} does not answer as {family} at {speed} baud. Is it that reader, and is it wired with TX "
            "to RX?",
        ),
        "silent": translate(
            "Advice", "{port} has sent nothing. Present a tag; if it stays so, check wires and power."
        ),
        "nothing-understood": translate(
            "Advice",
            "{port} sends something, but no {family} at {speed} baud would; remove it and add it again, or "
            "find out with:",
        ),
        "lossy-format": translate(
            "Advice",
            "The sketch on {port} leaves out zeros, so that different tags look alike. It cannot be used; "
            "load the sketch that comes with this program.",
        ),
        "too-hot": translate(
            "Advice", "The reader on {port} is too hot and rests. Give it air, or less power."
        ),
    }
