/** So many are waiting that another one would time out anyway. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/**
 * Runs tasks at most `concurrent` at a time, in order of arrival; throws TooManyWaiting at once
 * when `longest` are already waiting. For CPU-heavy work that would take every core.
 */
export function createTurns(concurrent: number, longest: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < concurrent) running += 1;
    else if (waiting.length >= longest) throw new TooManyWaiting();
    // A finishing task passes its slot on directly, so that no newcomer can take it in between.
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
