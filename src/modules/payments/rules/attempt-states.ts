import { defineStates } from '#kit/state-table.ts';

/**
 * `new`: ours only · `open`: the provider waits for a card · `confirming`: the provider was asked to
 * charge, its answer is not known · `challenge`: the shopper is at 3-D Secure or at a wallet ·
 * `authorized`: money held, no order yet · `accepted`: the order stands on it · `captured`: paid ·
 * `voiding`: to be given back · `promised`: cheque or transfer to come.
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

/** What the provider may say of a charge nobody has given up. */
const answers = {
  challenge: 'challenge',
  authorize: 'authorized',
  decline: 'declined',
  withdraw: 'voiding',
  void: 'voided',
} as const;

/**
 * One attempt to pay. Nothing is given up without asking the provider to void it (`voiding`), so
 * a late yes can hold no money; nothing is captured that no order stands on (PAY-04).
 */
export const attemptStates = defineStates<AttemptState, AttemptAction>('new', {
  new: { ...answers, open: 'open', promise: 'promised' },
  open: { ...answers, confirm: 'confirming' },
  confirming: { ...answers, reopen: 'open' },
  challenge: answers,
  authorized: { accept: 'accepted', withdraw: 'voiding', void: 'voided' },
  accepted: { capture: 'captured', withdraw: 'voiding', void: 'voided' },
  // A cancelled order gives its money back: what cannot be voided any more is refunded.
  captured: { withdraw: 'voiding' },
  declined: {},
  voiding: { void: 'voided' },
  voided: {},
  // Paid another way after all.
  promised: { void: 'voided' },
});

/** Whether an order stands on the attempt. */
export const isPaid = (state: AttemptState): boolean =>
  state === 'accepted' || state === 'captured' || state === 'promised';

/** Whether nothing more will happen to the attempt. */
export const isOver = (state: AttemptState): boolean =>
  state === 'captured' || state === 'declined' || state === 'voided' || state === 'promised';
