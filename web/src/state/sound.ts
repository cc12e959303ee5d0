/** Sounds, made here; off unless the reader wants them. */
import { settings } from './settings.svelte.ts';

/** Two soft notes: it is your turn. */
export function chime(): void {
  if (!settings.sound) return;
  const audio = new AudioContext();
  [523.25, 659.25].forEach((pitch, i) => {
    const start = audio.currentTime + i * 0.14;
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.55);
  });
  setTimeout(() => void audio.close(), 1200);
}
