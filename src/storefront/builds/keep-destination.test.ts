import { afterEach, expect, test, vi } from 'vitest';
import { keepDestination, resumeMove } from './keep-destination.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * A browser that reloaded `/faq/` `after` milliseconds later; returns where it is redirected to.
 */
function reloaded(after: number) {
  const stored = new Map<string, string>();
  const led: string[] = [];
  vi.stubGlobal('window', {
    location: { pathname: '/faq/', search: '', replace: (path: string) => led.push(path) },
    sessionStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    },
  });
  const clock = { now: 0 };
  vi.stubGlobal('performance', {
    timeOrigin: 1_700_000_000_000,
    now: () => clock.now,
    getEntriesByType: () => [{ type: 'reload' }],
  });
  keepDestination('/magasins/');
  clock.now = after;
  return { led, isLed: resumeMove() };
}

test.each([500, 30_000, 600_000])(
  'REL-60 a move whose page was loaded anew %i ms later is taken up',
  (after) => expect(reloaded(after)).toEqual({ led: ['/magasins/'], isLed: true }),
);

test('OPS-06 a page that was led on is not led on again', () => {
  expect(reloaded(500).isLed).toBe(true);
  keepDestination('/magasins/');
  expect(resumeMove()).toBe(false);
});
