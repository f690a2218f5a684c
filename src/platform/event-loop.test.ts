import { expect, test } from 'vitest';
import { stopwatch } from './clock.ts';
import { eventLoopDelay, eventLoopUse } from './event-loop.ts';

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

test('R-18 a process that always has something to do is told from one that waits', async () => {
  const use = eventLoopUse();
  const turns = async (turn: () => Promise<unknown>) => {
    for (const elapsed = stopwatch(); elapsed() < 700; ) await turn();
    return use();
  };
  // Without a pause between its turns: on a busy machine even a short one lasts long.
  const working = () => {
    busyFor(100);
    return new Promise((done) => setImmediate(done));
  };
  const waiting = () => new Promise((done) => setTimeout(done, 5));
  expect(await turns(working)).toBeGreaterThan(0.9);
  expect(await turns(waiting)).toBeLessThan(0.9);
});
