import { expect, it } from 'vitest';
import { endOfRehearsal } from './index.ts';

const due = {
  day: '2026-12-01',
  rehearsed: { outcome: 'charged', total: 4200 },
  triedOn: '2026-12-01',
  isRefused: false,
  total: 4200,
  shippingDate: '2026-12-01',
  cycleState: 'charging',
  isStopped: false,
  isWaiting: false,
  isChanged: false,
} as const;
const missed = { ...due, triedOn: null, total: null, cycleState: 'draft' };

it.each([
  ['as_rehearsed', due],
  ['refused', { ...due, isRefused: true }],
  ['changed', { ...due, total: 3900, isChanged: true }],
  ['repriced', { ...due, total: 4500 }],
  ['moved', { ...missed, shippingDate: '2026-12-08', isChanged: true }],
  ['stopped', { ...missed, isStopped: true }],
  ['waits', { ...missed, isWaiting: true }],
  ['not_sent', { ...missed, cycleState: 'skipped' }],
  [
    'as_rehearsed',
    { ...missed, cycleState: 'failed', rehearsed: { outcome: 'product', total: 0 } },
  ],
  ['unforeseen', { ...due, rehearsed: null }],
  ['pending', missed],
] as const)('O-17 a delivery beside its rehearsal: %s', (end, became) => {
  expect(endOfRehearsal(became)).toBe(end);
});
