import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { oncePer } from '#kit/once-per.ts';
import { Refusal } from '#kit/refusal.ts';

/**
 * At most `points` calls per key in `seconds`, counted in this process, so that a flood costs the
 * database nothing. N processes allow N times as many; exact limits are stored in tables.
 */
export function createRateLimit(points: number, seconds: number) {
  // One limiter per shop in the process: tests open several.
  const limiterOf = oncePer(() => new RateLimiterMemory({ points, duration: seconds }));
  /** @throws Refusal `rate.limited`, with Retry-After. */
  return async (c: Context, key: string): Promise<void> => {
    try {
      await limiterOf(c.get('appContext')).consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooMany(c, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}

/** The 429 of contracts §1.4, with Retry-After in seconds. */
export function tooMany(c: Context, seconds: number): Refusal {
  c.header('retry-after', String(seconds));
  return new Refusal('rate.limited', { seconds });
}
