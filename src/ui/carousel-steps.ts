/** Milliseconds and pixels, UIX-05 to UIX-08. */
export const carouselDefaults = { interval: 10_000, lock: 1000, threshold: 50, swipeUpTo: 1024 };

export interface CarouselOptions {
  count: number;
  interval?: number;
  /** Continues from the last slide to the first. */
  infinite?: boolean;
  onMove: (index: number) => void;
}

/** State and timer of a carousel; a move locks it for a second. */
export function createCarousel({ count, interval, infinite = true, onMove }: CarouselOptions) {
  const { interval: usual, lock } = carouselDefaults;
  let index = 0;
  let locked = false;
  let lockTimer: ReturnType<typeof setTimeout> | undefined;
  let turnTimer: ReturnType<typeof setInterval> | undefined;

  function moveTo(wanted: number) {
    const next = infinite ? (wanted + count) % count : Math.max(0, Math.min(wanted, count - 1));
    if (locked || next === index) return;
    index = next;
    locked = true;
    lockTimer = setTimeout(() => {
      locked = false;
    }, lock);
    onMove(index);
  }

  return {
    moveTo,
    next: () => moveTo(index + 1),
    previous: () => moveTo(index - 1),
    play() {
      clearInterval(turnTimer);
      turnTimer = setInterval(() => moveTo(index + 1), interval ?? usual);
    },
    pause() {
      clearInterval(turnTimer);
    },
    dispose() {
      clearInterval(turnTimer);
      clearTimeout(lockTimer);
    },
  };
}

/** What a finished drag means: −1 back, 1 forward, 0 nothing (UIX-07, UIX-08). */
export function swipeOf(movedX: number, screenWidth: number): -1 | 0 | 1 {
  const { threshold, swipeUpTo } = carouselDefaults;
  if (screenWidth > swipeUpTo || Math.abs(movedX) <= threshold) return 0;
  return movedX < 0 ? 1 : -1;
}
