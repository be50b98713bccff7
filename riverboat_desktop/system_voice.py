"""The voice of the system: its own program speaks, in a process beside this one, and nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QStandardPaths, QTimer, Signal

from riverboat_desktop.speech_programs import Call, SpeechProgram, VoiceName, program_of, voice_for
from ui.speech import Lack, Voice

LONGEST_ANSWER_MS: Final = 15_000
"""Asked for its voices, Speech Dispatcher took two seconds, more where it has to start first."""
_LONGEST_END_MS: Final = 200


class SystemVoice(Voice):
    """`language` gives that of the window. Of what comes while voices are looked for, the last is said."""

    def __init__(
        self, language: Callable[[], str], program: SpeechProgram | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._language = language
        self._program = program or program_of()
        self._voices: tuple[VoiceName, ...] | None = None
        self._asking: _Run | None = None
        self._speaking: _Run | None = None
        self._running: list[_Run] = []
        self._waiting: tuple[str, int, str] | None = None
        self._closed = False
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(LONGEST_ANSWER_MS)
        self._late.timeout.connect(self._give_up)

    # --- what there is ----------------------------------------------------------------------

    def lack(self) -> Lack:
        """What is missing; where the program is, voices are only known after a look."""
        if not self._path():
            return Lack.PROGRAM
        if self._voices is None:
            return Lack.UNKNOWN
        return Lack.NOTHING if voice_for(self._voices, self._language()) else Lack.VOICE

    def look(self) -> None:
        """Ask the program for its voices; once is enough while it thinks about that."""
        if self._asking is None and self._path() and not self._closed:
            self._asking = self._made(self._program.ask())
            self._late.start()
            self._asking.start()

    def _give_up(self) -> None:
        if self._asking is not None:
            self._asking.kill()

    def _answered(self, asking: _Run) -> None:
        self._late.stop()
        self._voices = self._program.voices(asking.answer())
        self._asking = None
        waiting, self._waiting = self._waiting, None
        self.known.emit()
        if waiting is not None:
            self.say(*waiting)

    # --- what is said -----------------------------------------------------------------------

    def say(self, text: str, volume: int, pace: str) -> None:
        """Say this instead of what is being said."""
        if self._voices is None:
            self._waiting = (text, volume, pace)
            self.look()
            return
        voice = voice_for(self._voices, self._language())
        if voice is None or not self._path() or self._closed:
            return
        if not self._program.replaces:  # else the new one may be told of the end of the old one as of its own
            self._end_speaking()
        self._speaking = self._made(self._program.say(voice, text, volume, pace))
        self._speaking.start()

    @property
    def speaks(self) -> bool:
        """Whether something is being said."""
        return self._speaking is not None

    def hush(self) -> None:
        """Say no more."""
        self._waiting = None
        if self._end_speaking():
            silence = self._program.hush()
            if silence is not None:
                QProcess.startDetached(self._path(), list(silence.arguments))

    def close(self) -> None:
        """Say no more, for good."""
        self.hush()
        self._closed = True
        self._late.stop()
        for run in self._running:
            run.ended.disconnect(self._tidy)
            run.kill()
            run.waitForFinished(_LONGEST_END_MS)  # else Qt complains; a killed process is gone at once
        self._running = []

    def _end_speaking(self) -> bool:
        speaking, self._speaking = self._speaking, None
        if speaking is not None:
            speaking.kill()
        return speaking is not None

    # --- processes --------------------------------------------------------------------------

    def _path(self) -> str:
        return QStandardPaths.findExecutable(self._program.command)

    def _made(self, call: Call) -> _Run:
        run = _Run(self._path(), call, self)
        run.ended.connect(self._tidy)
        self._running.append(run)
        return run

    def _tidy(self) -> None:
        """Some have ended."""
        over = [run for run in self._running if run.over]
        self._running = [run for run in self._running if not run.over]
        for run in over:
            run.deleteLater()
            if run is self._speaking:
                self._speaking = None
            elif run is self._asking:
                self._answered(run)


class _Run(QProcess):
    """One call of the program. `ended` comes once, also where it could not be started."""

    ended = Signal()

    def __init__(self, path: str, call: Call, parent: QObject) -> None:
        super().__init__(parent)
        self.over = False
        self.setProgram(path)
        self.setArguments(list(call.arguments))
        self.setStandardErrorFile(QProcess.nullDevice())
        self.setStandardInputFile(QProcess.nullDevice())
        surroundings = QProcessEnvironment.systemEnvironment()
        for name, value in call.variables:
            surroundings.insert(name, value)
        self.setProcessEnvironment(surroundings)
        self.finished.connect(self._end)
        self.errorOccurred.connect(self._fail)

    def answer(self) -> str:
        """All that it wrote."""
        return bytes(self.readAllStandardOutput().data()).decode("utf-8", "replace")

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # it is never finished then
            self._end()

    def _end(self) -> None:
        if not self.over:
            self.over = True
            self.ended.emit()
