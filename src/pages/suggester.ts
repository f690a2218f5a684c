/** Pause in typing before a request, in milliseconds. */
const PAUSE_MS = 120;

export interface Suggester {
  /** The text changed: the pending request is cancelled. */
  type(words: string): void;
  stop(): void;
}

/**
 * Requests suggestions when typing pauses. A pending request is aborted as soon as the text
 * changes, so that a late answer never replaces a newer one.
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
          // A failed suggestion is ignored: Enter still searches.
        }
      }, PAUSE_MS);
    },
  };
}
