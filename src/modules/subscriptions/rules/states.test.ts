import { expect, test } from 'vitest';
import { cycleStates, isRunning, subscriptionStates } from './states.ts';

test('every state of a subscription answers every action', () => {
  const { states, actions } = subscriptionStates;
  for (const move of subscriptionStates.pairs()) {
    if (move.from === 'stopped') expect(move.allowed).toBe(false);
    else if (move.action === 'stop') expect(move).toMatchObject({ allowed: true, to: 'stopped' });
    else if (move.from === 'paused') expect(move.allowed).toBe(move.action === 'resume');
    else expect(move.allowed).toBe(move.action !== 'resume');
  }
  expect(subscriptionStates.pairs()).toHaveLength(states.length * actions.length);
  expect(states.filter((state) => !isRunning(state))).toEqual(['paused', 'stopped']);
});

test('REL-06 a delivery that is closed stays as it is', () => {
  for (const state of ['placed', 'skipped', 'failed', 'cancelled'] as const)
    for (const action of cycleStates.actions) expect(cycleStates.can(state, action)).toBe(false);
  // A delivery that is being charged cannot be cancelled: it is placed, or its charge fails first.
  expect(cycleStates.can('charging', 'cancel')).toBe(false);
});
