let speaker: AudioContext | undefined;

/** High and short: right. Low and longer: wrong. Silent where a browser has no sound. */
export function beep(isRight: boolean): void {
  try {
    speaker ??= new AudioContext();
    const tone = speaker.createOscillator();
    const volume = speaker.createGain();
    tone.frequency.value = isRight ? 1_046 : 196;
    tone.type = isRight ? 'sine' : 'square';
    volume.gain.value = 0.15;
    tone.connect(volume).connect(speaker.destination);
    tone.start();
    tone.stop(speaker.currentTime + (isRight ? 0.09 : 0.4));
    if (!isRight) navigator.vibrate?.(200);
  } catch {
    // Text and colour give the same signal.
  }
}
