// Short sounds for what happens, made here: noise and tones, quiet, none longer than half a second.
import type { Kind, Shown } from "./story";

let context: AudioContext | null = null;
const LOUD = 0.2;
/** How much louder noise is played: a filter lets little of it through. */
const NOISE = 7;
const NARROW = 2.5;
/** Seconds until a sound is there: one that is at once clicks. */
const RISE = 0.004;

interface Tone {
  wave: OscillatorType | "noise";
  /** Its pitch at the start and at the end, in hertz; of noise the middle of what is let through. */
  from: number;
  to: number;
  length: number;
  after?: number;
  loud?: number;
}

const CLACK: Tone = { wave: "noise", from: 2600, to: 1900, length: 0.035 };
const TONES: Record<Kind, Tone[]> = {
  roll: [0, 0.06, 0.1, 0.17].map((after, n) => ({ ...CLACK, after, loud: 1 - 0.18 * n })),
  blow: [
    { wave: "noise", from: 900, to: 250, length: 0.12, loud: 0.7 },
    { wave: "sine", from: 220, to: 90, length: 0.14 },
  ],
  flight: [{ wave: "noise", from: 700, to: 3200, length: 0.3, loud: 0.6 }],
  spell: [
    { wave: "sine", from: 440, to: 880, length: 0.3, loud: 0.5 },
    { wave: "sine", from: 660, to: 1320, length: 0.3, after: 0.06, loud: 0.3 },
  ],
  deed: [{ wave: "triangle", from: 330, to: 330, length: 0.07, loud: 1 }],
  wound: [{ wave: "sawtooth", from: 260, to: 120, length: 0.2, loud: 0.9 }],
  tire: [{ wave: "noise", from: 1100, to: 450, length: 0.34, loud: 0.6 }],
  loss: [
    { wave: "square", from: 220, to: 200, length: 0.12, loud: 0.4 },
    { wave: "square", from: 165, to: 110, length: 0.26, after: 0.12, loud: 0.4 },
  ],
  heal: [
    { wave: "sine", from: 520, to: 520, length: 0.12, loud: 0.6 },
    { wave: "sine", from: 780, to: 780, length: 0.2, after: 0.11, loud: 0.6 },
  ],
  out: [
    { wave: "sine", from: 240, to: 60, length: 0.45 },
    { wave: "noise", from: 300, to: 150, length: 0.2, after: 0.1, loud: 0.5 },
  ],
  fall: [{ wave: "noise", from: 330, to: 110, length: 0.3, loud: 1.1 }],
  drop: [{ wave: "triangle", from: 1500, to: 700, length: 0.1, loud: 0.9 }],
  push: [{ wave: "noise", from: 600, to: 1100, length: 0.14, loud: 1.1 }],
  flee: [0, 0.1, 0.2].map((after) => ({ wave: "noise", from: 340, to: 200, length: 0.07, after, loud: 2.6 })),
};

/** White noise, the same for all and each time: numbers by the generator of Park and Miller. */
const [FACTOR, PRIME] = [16807, 2147483647];
let noise: AudioBuffer | null = null;
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const data = noise.getChannelData(0);
  for (let n = 0, last = 1; n < data.length; n++) {
    last = (last * FACTOR) % PRIME;
    data[n] = (2 * last) / PRIME - 1;
  }
  return noise;
}

function play(audio: AudioContext, { wave, from, to, length, after = 0, loud = 1 }: Tone): void {
  const start = audio.currentTime + after;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.001, start);
  gain.gain.exponentialRampToValueAtTime(LOUD * loud * (wave === "noise" ? NOISE : 1), start + RISE);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(audio.destination);
  const bend = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, start + length);
  };
  const source = wave === "noise" ? audio.createBufferSource() : audio.createOscillator();
  if (source instanceof OscillatorNode) {
    source.type = wave as OscillatorType;
    bend(source.frequency);
    source.connect(gain);
  } else {
    source.buffer = noiseOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = NARROW;
    bend(filter.frequency);
    source.connect(filter).connect(gain);
  }
  source.start(start);
  source.stop(start + length);
}

/** Sounds as what is shown would. */
export function sound({ kind }: Pick<Shown, "kind">): void {
  context ??= new AudioContext();
  void context.resume();
  for (const tone of TONES[kind]) play(context, tone);
}
