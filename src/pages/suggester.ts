/** Ask no more often than somebody types a syllable. */
const PAUSE_MS = 120;

export interface Suggester {
  /** Somebody typed on: what was asked before is of no interest any more. */
  type(words: string): void;
  stop(): void;
}

/**
 * Asks for suggestions once typing pauses. Whatever is asked is given up as soon as something else is
 * typed: an answer that comes late never takes the place of a newer one.
 */
export function createSuggester<T>(
  ask: (words: string, signal: AbortSignal) => Promise<T>,
  onAnswer: (words: string, answer: T) => void,
): Suggester {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    running.abort();
  };
  return {
    stop,
    type(words) {
      stop();
      running = new AbortController();
      const { signal } = running;
      timer = setTimeout(async () => {
        try {
          const answer = await ask(words, signal);
          if (!signal.aborted) onAnswer(words, answer);
        } catch {
          // A suggestion that does not come is no news: Enter searches all the same.
        }
      }, PAUSE_MS);
    },
  };
}
