import { defineStates } from '#kit/state-table.ts';

/**
 * `new`: exists only here · `open`: the provider waits for a card · `confirming`: a charge was requested, its result
 * is unknown · `challenge`: the shopper is at 3-D Secure or in a wallet · `authorized`: money held, no order yet ·
 * `accepted`: the order is confirmed on it · `captured`: paid · `voiding`: to be released or refunded · `promised`:
 * cheque or transfer expected.
 */
export type AttemptState =
  | 'new'
  | 'open'
  | 'confirming'
  | 'challenge'
  | 'authorized'
  | 'accepted'
  | 'captured'
  | 'declined'
  | 'voiding'
  | 'voided'
  | 'promised';

export type AttemptAction =
  | 'open'
  | 'confirm'
  | 'reopen'
  | 'challenge'
  | 'authorize'
  | 'accept'
  | 'capture'
  | 'decline'
  | 'withdraw'
  | 'void'
  | 'promise';

/** The provider's possible reports on an attempt that was not cancelled. */
const answers = {
  challenge: 'challenge',
  authorize: 'authorized',
  decline: 'declined',
  withdraw: 'voiding',
  void: 'voided',
} as const;

/**
 * States of one payment attempt. Cancelling always asks the provider to void the charge (`voiding`), so a late
 * approval holds no money. Nothing is captured without an order (PAY-04).
 */
export const attemptStates = defineStates<AttemptState, AttemptAction>('new', {
  new: { ...answers, open: 'open', promise: 'promised' },
  open: { ...answers, confirm: 'confirming' },
  confirming: { ...answers, reopen: 'open' },
  challenge: answers,
  authorized: { accept: 'accepted', withdraw: 'voiding', void: 'voided' },
  accepted: { capture: 'captured', withdraw: 'voiding', void: 'voided' },
  // The payment of a cancelled order is released; what can no longer be voided is refunded.
  captured: { withdraw: 'voiding' },
  declined: {},
  voiding: { void: 'voided' },
  voided: {},
  // The order was paid by another method in the end.
  promised: { void: 'voided' },
});

/** States of attempts whose result is not known yet. */
export const PENDING_STATES = ['new', 'open', 'confirming', 'challenge', 'authorized'] as const;

/** Whether the result of the attempt is not known yet. */
export const isPending = (state: AttemptState): boolean =>
  PENDING_STATES.some((pending) => pending === state);

/** Whether an order is confirmed on the attempt. */
export const isPaid = (state: AttemptState): boolean =>
  state === 'accepted' || state === 'captured' || state === 'promised';

/** Whether the attempt is in a final state. */
export const isOver = (state: AttemptState): boolean =>
  state === 'captured' || state === 'declined' || state === 'voided' || state === 'promised';
