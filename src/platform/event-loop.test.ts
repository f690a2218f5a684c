import { expect, test } from 'vitest';
import { stopwatch } from './clock.ts';
import { eventLoopDelay } from './event-loop.ts';

const busyFor = (milliseconds: number) => {
  const elapsed = stopwatch();
  while (elapsed() < milliseconds);
};

test('R-18 a loop that is held up is seen, and that it is free again', async () => {
  const delay = eventLoopDelay();
  const turns = async (each: number) => {
    for (const elapsed = stopwatch(); elapsed() < 700; ) {
      busyFor(each);
      await new Promise((done) => setTimeout(done, 0));
    }
    return delay();
  };
  expect(await turns(100)).toBeGreaterThan(60);
  await expect.poll(() => turns(0), { timeout: 10_000 }).toBeLessThan(40);
});
