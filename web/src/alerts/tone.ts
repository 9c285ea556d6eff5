// A short tone of two notes, made on the spot: no file is fetched for it.

let context: AudioContext | null = null;

/** Browsers let pages sound only after somebody has done something on them. */
export function unlockTone(): void {
  const unlock = (): void => {
    context ??= new AudioContext();
    void context.resume();
  };
  for (const kind of ["pointerdown", "keydown"])
    window.addEventListener(kind, unlock, { once: true, capture: true });
}

/** Sound it; silently nothing where the browser does not allow it yet. */
export async function tone(): Promise<void> {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Where nobody has touched the page yet, this stays open: what is late is not sounded.
  const resumed = context.resume().then(() => true);
  const late = new Promise<boolean>((over) => setTimeout(() => over(false), 300));
  if (!(await Promise.race([resumed, late]))) return;
  note(context, 587.33, 0);
  note(context, 880, 0.13);
}

function note(sounding: AudioContext, pitch: number, after: number): void {
  const begin = sounding.currentTime + after;
  const wave = sounding.createOscillator();
  const volume = sounding.createGain();
  wave.type = "sine";
  wave.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.16, begin + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.32);
  wave.connect(volume).connect(sounding.destination);
  wave.start(begin);
  wave.stop(begin + 0.34);
}
