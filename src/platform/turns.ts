/** So many are waiting that one more would only wait in vain. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/**
 * Runs tasks at most `concurrent` at a time, the others in the order they came; beyond `longest`
 * that wait it throws TooManyWaiting at once. For work that would take every core from the rest.
 */
export function createTurns(concurrent: number, longest: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < concurrent) running += 1;
    else if (waiting.length >= longest) throw new TooManyWaiting();
    // Whoever ends hands its place over: it is never free in between.
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
