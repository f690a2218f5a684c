import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AttemptState, attemptStates, isOver, isPaid } from './attempt-states.ts';
import { actionFor, nextStep, type Outcome } from './outcome.ts';
import { isAbandoned, STATE_TIMEOUT_SECONDS } from './state-timeouts.ts';

const charged = { reference: 'ch_1', amount: 5490, card: null };
const outcomes: readonly Outcome[] = [
  { status: 'unknown' },
  { status: 'absent' },
  { ...charged, status: 'open' },
  { ...charged, status: 'requires_action', redirectUrl: '/3ds' },
  { ...charged, status: 'authorized' },
  { ...charged, status: 'captured' },
  { ...charged, status: 'declined', code: 'card_declined', message: 'Refusé' },
  { ...charged, status: 'voided' },
];

const after = (state: AttemptState, outcome: Outcome): AttemptState => {
  const action = actionFor(state, outcome);
  return (action && attemptStates.next(state, action)) ?? state;
};

describe('PAY-04 every state answers every action', () => {
  test.each(attemptStates.pairs())('$from, $action', (move) => {
    expect(move.allowed ? attemptStates.states : ['transition.refused']).toContain(
      move.allowed ? move.to : move.reason,
    );
  });
});

test('REL-61 an answer heard twice does what it does once', () => {
  const words = fc.constantFrom(...outcomes);
  const states = fc.constantFrom(...attemptStates.states);
  fc.assert(
    fc.property(states, words, (state, outcome) => {
      const once = after(state, outcome);
      // Money captured before its order existed is first accepted, then captured.
      if (outcome.status === 'captured' && once === 'accepted') return;
      expect(after(once, outcome)).toBe(once);
    }),
  );
});

test('REL-61 no words of a provider take a paid order away, nor bring a given-up one back', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...outcomes), { maxLength: 12 }), (heard) => {
      const end = (from: AttemptState) => heard.reduce(after, from);
      expect(end('captured')).toBe('captured');
      expect(end('promised')).toBe(
        heard.some(({ status }) => status === 'voided' || status === 'absent')
          ? 'voided'
          : 'promised',
      );
      expect(['voiding', 'voided']).toContain(end('voiding'));
      expect(isPaid(end('declined')) || isPaid(end('voided'))).toBe(false);
      // Only we confirm an order: no response of the provider does it by itself.
      expect(isPaid(end('new'))).toBe(false);
    }),
  );
});

test('PAY-04 money that is held, owed or to be given back always has a next step', () => {
  expect(attemptStates.states.filter((state) => nextStep(state) !== null)).toEqual([
    'authorized',
    'accepted',
    'voiding',
  ]);
  for (const state of attemptStates.states)
    expect(isOver(state)).toBe(STATE_TIMEOUT_SECONDS[state] === undefined);
});

test('PAY-02 only what waits for a shopper, or finds no order, is ever given up', () => {
  const now = Temporal.Instant.from('2026-11-21T10:00:00Z');
  const ago = (state: AttemptState, minutes: number) =>
    isAbandoned({ state, updatedAt: new Date(now.epochMilliseconds - minutes * 60_000) }, now);
  expect(attemptStates.states.filter((state) => ago(state, 24 * 60))).toEqual([
    'new',
    'open',
    'challenge',
    'authorized',
  ]);
  expect(ago('challenge', 19)).toBe(false);
  expect(ago('challenge', 20)).toBe(true);
  expect(ago('open', 59)).toBe(false);
});
