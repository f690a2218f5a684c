import { expect, test } from 'vitest';
import type { AttemptState } from './attempt-states.ts';
import { judgeCharge } from './match.ts';

const now = Temporal.Instant.from('2026-11-21T10:00:00Z');
const since = (days: number) => new Date(now.epochMilliseconds - days * 24 * 3_600_000);
const attempt = (state: AttemptState, days = 0) => ({
  state,
  updatedAt: since(days),
  heldUntil: null,
});
const books = (captured: number, refunded = 0, disputed = 0) => ({ captured, refunded, disputed });
const theirs = (captured: number, refunded = 0, disputed = 0, held = 0) => ({
  ...books(captured, refunded, disputed),
  held,
});

test('REL-63 money nobody here asked for is an orphan, and nothing is not', () => {
  expect(judgeCharge(null, theirs(500), null, now)).toBe('orphan');
  expect(judgeCharge(null, theirs(0, 0, 0, 500), null, now)).toBe('orphan');
  expect(judgeCharge(null, theirs(500, 500), null, now)).toBe('agrees');
});

test('REL-01 money kept for a payment that was given up is an orphan', () => {
  expect(judgeCharge(attempt('voided'), theirs(500), null, now)).toBe('orphan');
  expect(judgeCharge(attempt('declined'), theirs(0, 0, 0, 500), null, now)).toBe('orphan');
  expect(judgeCharge(attempt('voided'), theirs(500, 500), books(500, 500), now)).toBe('agrees');
});

test('REL-01 what is under way is left to its next step, but not held for ever', () => {
  expect(judgeCharge(attempt('accepted', 2), theirs(0, 0, 0, 500), null, now)).toBe('under_way');
  expect(judgeCharge(attempt('accepted', 6), theirs(0, 0, 0, 500), null, now)).toBe('under_way');
  expect(judgeCharge(attempt('accepted', 6.5), theirs(0, 0, 0, 500), null, now)).toBe(
    'held_too_long',
  );
  expect(judgeCharge(attempt('accepted', 9), theirs(0), null, now)).toBe('under_way');
});

test('REL-15 what a bank took back is told apart from what does not add up', () => {
  expect(judgeCharge(attempt('captured'), theirs(500), books(500), now)).toBe('agrees');
  expect(judgeCharge(attempt('captured'), theirs(500, 0, 500), books(500), now)).toBe('disputed');
  const lost = books(500, 0, 500);
  expect(judgeCharge(attempt('captured'), theirs(500, 0, 500), lost, now)).toBe('agrees');
  expect(judgeCharge(attempt('captured'), theirs(500), lost, now)).toBe('dispute_won');
  expect(judgeCharge(attempt('captured'), theirs(500, 0, 200), lost, now)).toBe('dispute_won');
  expect(judgeCharge(attempt('captured'), theirs(500, 100), lost, now)).toBe('differs');
  expect(judgeCharge(attempt('captured'), null, lost, now)).toBe('differs');
  expect(judgeCharge(attempt('captured'), theirs(500, 100), books(500), now)).toBe('differs');
  expect(judgeCharge(attempt('captured'), null, books(500), now)).toBe('differs');
  expect(judgeCharge(attempt('captured'), theirs(500), null, now)).toBe('differs');
});
