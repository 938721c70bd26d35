/** Calls whoever is elsewhere to the table: the icon of the tab and, if wanted, a sound say that it is one's turn. */
import icon from "../icon.svg";
import iconTurn from "../icon-turn.svg";
import { settings } from "./settings.svelte";

const NOTES = [587.33, 880]; // Hz: D5, A5
const LENGTH = 0.35; // seconds of a note
const LOUD = 0.12;
let speaker: AudioContext | null = null;

/** Two soft notes. A browser that has not been clicked yet stays silent. */
export function ring(): void {
  try {
    const audio = (speaker ??= new AudioContext());
    void audio.resume();
    NOTES.forEach((pitch, i) => note(audio, pitch, audio.currentTime + (i * LENGTH) / 2));
  } catch {
    speaker = null; // no sound here
  }
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUD, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}

/** Show in the tab whether it is one's turn. */
export function mark(turn: boolean): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", turn ? iconTurn : icon);
}

/** It has become one's turn while others played. */
export function call(): void {
  if (settings.get("sound")) ring();
}
