import { expect, test } from 'vitest';
import { asksPreview, choiceOf, PREVIEW, SEEN } from './previewed.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const chosen = { intent: 'date', version: '3', date: '2026-12-04', scope: 'next' };
const of = choiceOf(form(chosen));

test('N-06 what is confirmed is what was previewed; another choice is previewed first', () => {
  expect(asksPreview(form({ ...chosen, [PREVIEW]: '1' }))).toBe(true);
  expect(asksPreview(form({ ...chosen, [SEEN]: of }))).toBe(false);
  expect(asksPreview(form({ ...chosen, version: '4', [SEEN]: of }))).toBe(false);
  expect(asksPreview(form({ ...chosen, scope: 'all', [SEEN]: of }))).toBe(true);
  // Without the form's marker a client confirms directly.
  expect(asksPreview(form(chosen))).toBe(false);
});

test('N-06 a choice is the same in whatever order its fields come', () => {
  const { scope, date } = chosen;
  expect(choiceOf(form({ scope, date }))).toBe(of);
});
