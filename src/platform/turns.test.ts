import { expect, test } from 'vitest';
import { createTurns, TooManyWaiting } from './turns.ts';

function tasks() {
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) => async () => {
    log.push(name);
    await new Promise<void>((end) => ends.push(end));
    return name;
  };
  return { log, task, end: () => ends.shift()?.() };
}
const settled = () => new Promise((done) => setImmediate(done));

test('tasks take turns in the order they came, and one too many is refused at once', async () => {
  const { log, task, end } = tasks();
  const inTurn = createTurns(1, 2);
  const results = ['a', 'b', 'c'].map((name) => inTurn(task(name)));
  await expect(inTurn(task('d'))).rejects.toBeInstanceOf(TooManyWaiting);
  await settled();
  expect(log).toEqual(['a']);
  for (const _ of results) {
    end();
    await settled();
  }
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  expect(log).toEqual(['a', 'b', 'c']);
});

test('a task that fails gives its place away', async () => {
  const inTurn = createTurns(1, 1);
  const failing = inTurn(async () => {
    throw new Error('no');
  });
  const next = inTurn(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await inTurn(async () => 'again')).toBe('again');
});
