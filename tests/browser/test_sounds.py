"""The sounds of what happens, rendered as the page plays them: audible, clean, short, and told apart."""

from importlib.resources import files
from itertools import combinations
from math import log2, log10
from pathlib import Path
from typing import NamedTuple, get_args

import numpy as np
import numpy.typing as npt
import pytest

from affray.core.faces.happenings import HappeningKind
from tests.browser.pages import Watched

RATE = 44_100
RENDER = """async ([url, kind]) => {
  const audio = new OfflineAudioContext(1, 44100, 44100);
  audio.resume = async () => {};
  window.AudioContext = function () { return audio; };
  const { sound } = await import(`${url}?${kind}`);
  sound({ kind });
  return [...(await audio.startRendering()).getChannelData(0)];
}"""
FLOOR = 0.002
"""What is softer is no part of a sound."""
APART = 0.35
"""Octaves of pitch and of length, and of how the pitch goes, by which any two kinds differ."""
Wave = npt.NDArray[np.float64]


class Heard(NamedTuple):
    """A sound in numbers: decibels of its loudest 50 ms, seconds, hertz in the middle of its energy, octaves it rises."""

    peak: float
    decibels: float
    offset: float
    length: float
    pitch: float
    rise: float

    def far(self, other: "Heard") -> float:
        """How well two sounds are told apart."""
        pitch, length = log2(self.pitch / other.pitch), log2(self.length / other.length)
        return abs(pitch) + abs(length) + abs(self.rise - other.rise) / 2


def pitch_of(wave: Wave) -> float:
    """The middle of the energy in hertz."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    return float((np.fft.rfftfreq(len(wave), 1 / RATE) * power).sum() / power.sum())


def heard(wave: Wave) -> Heard:
    """What a wave sounds like."""
    end = int(np.nonzero(np.abs(wave) > FLOOR)[0][-1]) + 1
    body, part = wave[:end], RATE // 20
    energy = max(float((wave[at : at + part] ** 2).mean()) for at in range(0, end, part // 10))
    rise = log2(pitch_of(body[end // 2 :]) / pitch_of(body[: end // 2]))
    return Heard(float(np.abs(wave).max()), 10 * log10(energy), float(body.mean()), end / RATE, pitch_of(wave), rise)


@pytest.fixture
def sounds(pages: Watched) -> dict[str, Wave]:
    """The wave of each kind, from the file that the page loads."""
    page = pages.open("/help")
    name = next(Path(str(files("affray.web").joinpath("page/assets"))).glob("sound-*.js")).name
    kinds = get_args(HappeningKind)
    return {kind: np.array(page.evaluate(RENDER, [f"/assets/{name}", kind])) for kind in kinds}


@pytest.mark.slow
def test_each_sound_is_audible_clean_and_short_and_no_two_are_alike(sounds: dict[str, Wave]) -> None:
    found = {kind: heard(wave) for kind, wave in sounds.items()}
    for kind, measured in found.items():
        assert 0.05 < measured.peak < 0.8, (kind, measured)
        assert -30 < measured.decibels < -16, (kind, measured)
        assert abs(measured.offset) < 0.003, (kind, measured)
        assert 0.04 < measured.length < 0.6, (kind, measured)
        assert abs(sounds[kind][0]) < 0.01, (kind, "begins with a click")
    assert len(found) > 10
    alike = [(one, other) for one, other in combinations(found, 2) if found[one].far(found[other]) < APART]
    assert not alike, {kind: found[kind] for pair in alike for kind in pair}
