import { expect, test } from 'vitest';
import { paymentLinkState } from './payment-link.ts';

const open = {
  order: { state: 'new', paymentState: 'awaiting_payment' },
  method: 'card',
  status: 'payment_failed',
  attempts: ['declined'],
  own: null,
} as const;

test.for([
  ['open', {}],
  ['open', { status: 'paused' }],
  ['open', { attempts: ['declined', 'open'], own: 'open' }],
  ['bank', { attempts: ['challenge'], own: 'challenge' }],
  // A 3-D Secure challenge started elsewhere does not prevent a new attempt here.
  ['open', { attempts: ['challenge'] }],
  ['waiting', { attempts: ['confirming'] }],
  ['waiting', { attempts: ['authorized'], own: 'authorized' }],
  ['paid', { order: { state: 'new', paymentState: 'paid' }, status: 'active' }],
  ['paid', { order: { state: 'completed', paymentState: 'refunded' }, status: 'stopped' }],
  ['ended', { order: { state: 'cancelled', paymentState: 'cancelled' }, status: 'active' }],
  ['stopped', { order: { state: 'cancelled', paymentState: 'cancelled' }, status: 'stopped' }],
  ['elsewhere', { method: 'bank_transfer' }],
] as const)('N-02 a link that pays is %s: %j', ([state, changed]) => {
  expect(paymentLinkState({ ...open, ...changed })).toBe(state);
});
