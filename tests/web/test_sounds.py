"""How long and how loud the sounds of the table are, rendered offline by a browser from the very recipes of the page.

Loudness is measured as ITU-R BS.1770 does it: K-weighted, in a window of 400 ms. The sounds of moments are 12 dB under the bell
that says whose turn it is, those of a refusal and of the clock fainter still. A recipe that is made louder, or longer, fails.
"""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

WEB = Path(__file__).parents[2] / "web"
BELL = -29.1  # LUFS at the usual volume, 40
UNDER_BELL = 12.0  # dB
TOLERANCE = 1.0
FAINT = ("barred", "clock")
LOUDEST = 2.5  # what the full volume multiplies by
TRANSPILE = """
const ts = require("typescript");
const source = require("fs").readFileSync("src/moments/sounds.ts", "utf8");
console.log(ts.transpileModule(source, { compilerOptions: { target: "ES2022", module: "ESNext" } }).outputText);
"""
# The two filters of BS.1770 at 48 kHz: the head's, and the one that takes the lowest tones away.
MEASURE = """async (source) => {
    const made = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
    const RATE = 48000;
    const found = {};
    for (const sound of made.SOUNDS) {
        const context = new OfflineAudioContext(2, RATE, RATE);
        const both = context.createChannelMerger(2);
        const plain = context.createGain();
        const head = context.createIIRFilter(
            [1.53512485958697, -2.69169618940638, 1.19839281085285], [1, -1.69065929318241, 0.73248077421585]);
        const low = context.createIIRFilter([1, -2, 1], [1, -1.99004745483398, 0.99007225036621]);
        plain.connect(both, 0, 0);
        plain.connect(head).connect(low).connect(both, 0, 1);
        both.connect(context.destination);
        made.render(context, plain, sound, 0);
        const buffer = await context.startRendering();
        const [heard, weighted] = [buffer.getChannelData(0), buffer.getChannelData(1)];
        const last = heard.findLastIndex((value) => Math.abs(value) > 1e-4);
        let [most, sum] = [0, 0];
        const window = 0.4 * RATE;
        for (let at = 0; at < RATE; at++) {
            sum += weighted[at] ** 2 - (at >= window ? weighted[at - window] ** 2 : 0);
            most = Math.max(most, sum / window);
        }
        found[sound] = {
            ms: (last * 1000) / RATE,
            length: made.lengthOf(sound),
            loudness: -0.691 + 10 * Math.log10(most),
            peak: Math.max(...heard.map(Math.abs)),
        };
    }
    return found;
}"""


@pytest.fixture(scope="module")
def measured(browser: Browser) -> Iterator[dict[str, dict[str, float]]]:
    made = subprocess.run(["node", "-e", TRANSPILE], cwd=WEB, capture_output=True, text=True, check=True).stdout
    page = browser.new_page()
    found: dict[str, dict[str, float]] = page.evaluate(MEASURE, made)
    yield found
    page.close()


def test_no_sound_is_longer_than_450_milliseconds(measured: dict[str, dict[str, float]]) -> None:
    assert len(measured) == 10
    for sound, one in measured.items():
        assert 4 <= one["ms"] <= 450 and one["length"] <= 450, (sound, one)


def test_every_sound_is_12_decibels_under_the_bell(measured: dict[str, dict[str, float]], record_property: Any) -> None:
    record_property("loudness", json.dumps({sound: round(one["loudness"], 1) for sound, one in measured.items()}))
    bell = measured["bell"]["loudness"]
    assert bell == pytest.approx(BELL, abs=TOLERANCE)
    for sound, one in measured.items():
        if sound in FAINT:
            assert bell - one["loudness"] > UNDER_BELL, (sound, one)
        elif sound != "bell":
            assert bell - one["loudness"] == pytest.approx(UNDER_BELL, abs=TOLERANCE), (sound, one)


def test_no_sound_is_clipped(measured: dict[str, dict[str, float]]) -> None:
    for sound, one in measured.items():
        assert 0.001 < one["peak"] < 0.9 / LOUDEST, (sound, one)
