import { expect, test } from 'vitest';
import { wrongSpan } from './setting-values.ts';

test('O-16 closed days that end before they start, or have no start, are refused under their field', () => {
  expect(wrongSpan({ from: '2026-12-24', to: '2026-12-20' })).toEqual({
    field: 'to',
    words: 'closedReversed',
  });
  expect(wrongSpan({ to: '2026-12-20' })).toEqual({ field: 'from', words: 'closedNoStart' });
  expect([
    wrongSpan({ from: '2026-12-24', to: '2026-12-24' }),
    wrongSpan({ from: '2026-12-24', to: '' }),
    wrongSpan({}),
  ]).toEqual([null, null, null]);
});
