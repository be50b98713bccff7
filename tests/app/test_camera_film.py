"""From a film to tags, through Qt's multimedia; runs where the extra `camera` is installed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QUrl

from riverboat_desktop.camera import Camera
from tests.app.test_camera import frame

multimedia = pytest.importorskip(
    "PySide6.QtMultimedia", reason="the extra `camera` is not installed", exc_type=ImportError
)
TEXTS = ("TT2222233V", "TTVZ3TT8X4")
MOST_MS = 60_000


def filmed(qtbot, path: Path) -> None:
    """Two seconds in which two codes lie there."""
    session, recorder = multimedia.QMediaCaptureSession(), multimedia.QMediaRecorder()
    form = multimedia.QMediaFormat(multimedia.QMediaFormat.FileFormat.AVI)
    form.setVideoCodec(multimedia.QMediaFormat.VideoCodec.MotionJPEG)
    recorder.setMediaFormat(form)
    recorder.setQuality(multimedia.QMediaRecorder.Quality.HighQuality)
    recorder.setOutputLocation(QUrl.fromLocalFile(str(path)))
    recorder.setVideoResolution(QSize(640, 480))
    frames = multimedia.QVideoFrameInput()
    session.setVideoFrameInput(frames)
    session.setRecorder(recorder)
    picture = frame(*TEXTS)
    sent = 0

    def more() -> None:
        nonlocal sent
        while sent < 40:
            film = multimedia.QVideoFrame(picture)
            film.setStartTime(sent * 50_000)
            film.setEndTime((sent + 1) * 50_000)
            if not frames.sendVideoFrame(film):
                return
            sent += 1
        recorder.stop()

    frames.readyToSendVideoFrame.connect(more)
    recorder.record()
    stopped = multimedia.QMediaRecorder.RecorderState.StoppedState
    qtbot.waitUntil(lambda: sent == 40 and recorder.recorderState() == stopped, timeout=MOST_MS)
    assert path.stat().st_size > 10_000


@pytest.mark.qt_log_level_fail("CRITICAL")  # it warns of each way to decode by hardware that is not there
def test_codes_of_a_film_are_told_once_each(qtbot, tmp_path):
    path = tmp_path / "film.avi"
    filmed(qtbot, path)
    told: list[str] = []

    def play(sink):
        player = multimedia.QMediaPlayer(sink)
        player.setVideoSink(sink)
        player.setSource(QUrl.fromLocalFile(str(path)))
        player.play()
        return player

    camera = Camera(lambda tag: told.append(tag.number), source=play)
    qtbot.waitUntil(lambda: len(told) >= 2, timeout=MOST_MS)
    assert sorted(told) == sorted(TEXTS)
    camera.deleteLater()
