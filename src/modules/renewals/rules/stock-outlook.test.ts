import { expect, it } from 'vitest';
import { stockOutlook } from './index.ts';

it('O-28 what subscriptions take and others buy says how long an article lasts and what to order', () => {
  const taken = [
    { inDays: 0, pieces: 4 },
    { inDays: 31, pieces: 4 },
    { inDays: 62, pieces: 4 },
  ];
  expect(stockOutlook({ onHand: 6, pace: 0, taken })).toEqual({
    pieces30: 4,
    pieces90: 12,
    cover: 31,
    order30: 0,
    order90: 6,
  });
  // Plus one piece a day of other sales: 4 + 2 after two days.
  expect(stockOutlook({ onHand: 6, pace: 30, taken })).toMatchObject({
    cover: 2,
    order30: 28,
    order90: 96,
  });
  expect(stockOutlook({ onHand: 6, pace: 0, taken: [] })).toMatchObject({
    cover: null,
    order90: 0,
  });
});
