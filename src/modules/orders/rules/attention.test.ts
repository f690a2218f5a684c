import { expect, test } from 'vitest';
import { ATTENTION_CODES, type Attention, holdsBack, isDisputed } from './attention.ts';

const one = (changes: Partial<Attention>): Attention => ({
  code: 'held',
  since: new Date(0),
  reason: null,
  author: null,
  dueAt: null,
  mayLeave: false,
  mayPayBack: false,
  ...changes,
});

test('O-01 whatever an order is looked at for keeps it here, until an exception lets it leave', () => {
  for (const code of ATTENTION_CODES) {
    expect(holdsBack([one({ code })])).toBe(code);
    expect(holdsBack([one({ code, mayLeave: true })])).toBeNull();
  }
  expect(holdsBack([one({ mayLeave: true }), one({ code: 'disputed' })])).toBe('disputed');
  expect(holdsBack([])).toBeNull();
});

test('O-01 WDR-04 a dispute alone keeps money here, and its exception is one of its own', () => {
  for (const code of ATTENTION_CODES)
    expect(isDisputed([one({ code, mayLeave: true })])).toBe(code === 'disputed');
  expect(isDisputed([one({ code: 'disputed', mayPayBack: true })])).toBe(false);
});
