import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggester } from './suggester.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched() {
  const queries: { words: string; signal: AbortSignal; answer: (text: string) => void }[] = [];
  const shown: string[] = [];
  const suggester = createSuggester<string>(
    (words, signal) => new Promise((answer) => queries.push({ words, signal, answer })),
    (words, answer) => shown.push(`${words}: ${answer}`),
  );
  return { queries, shown, suggester };
}

test('B-09 typing asks once it pauses', async () => {
  const { queries, suggester } = watched();
  for (const words of ['sa', 'sau', 'saum']) suggester.type(words);
  await vi.runAllTimersAsync();
  expect(queries.map(({ words }) => words)).toEqual(['saum']);
});

test('B-09 an answer that comes late never takes the place of a newer one', async () => {
  const { queries, shown, suggester } = watched();
  suggester.type('sa');
  await vi.runAllTimersAsync();
  suggester.type('saumon');
  await vi.runAllTimersAsync();
  queries[1]?.answer('new');
  await vi.runAllTimersAsync();
  queries[0]?.answer('late');
  await vi.runAllTimersAsync();
  expect(queries[0]?.signal.aborted).toBe(true);
  expect(shown).toEqual(['saumon: new']);
});

test('B-09 what is queries is given up with the field', async () => {
  const { queries, shown, suggester } = watched();
  suggester.type('sa');
  await vi.runAllTimersAsync();
  suggester.stop();
  queries[0]?.answer('late');
  await vi.runAllTimersAsync();
  expect(shown).toEqual([]);
});
