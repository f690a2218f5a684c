import { describe, expect, it } from 'vitest';
import french from '../messages/fr.json' with { type: 'json' };
import { orderStates, paymentStates, shippingStates } from './states.ts';
import {
  display,
  orderStatus,
  paymentStatus,
  STATUSES,
  type StatusColour,
  shippingStatus,
} from './status.ts';

const rows: [string, StatusColour, string][] = [
  [
    'ORD-08',
    'green',
    // `partially_sent` is our own addition, shown like `sent`.
    'draft processing processed active authorized payment_accepted paid sent partially_sent shipped',
  ],
  ['ORD-10', 'orange', 'awaiting_payment partially_authorized partially_refunded partially_paid'],
  [
    'ORD-11',
    'red',
    'paused error payment_failure payment_failed pickuppoint_unavailable product_unavailable promotion_unavailable invalid_promotion',
  ],
  ['ORD-13', 'grey', 'refunded stopped cancelled'],
];
const labels: Record<string, string> = french.statuses;
const labelled = (label: string) => STATUSES.filter((status) => labels[status] === label);

describe('displayed statuses', () => {
  it.each(rows)('%s are %s', (_row, colour, statuses) => {
    const shown = STATUSES.filter((status) => display(status).colour === colour);
    expect(shown).toEqual(statuses.split(' '));
  });

  it('ORD-09 four of them read « En cours »', () => {
    expect(labelled('En cours')).toEqual(['draft', 'processing', 'processed', 'active']);
  });

  it('ORD-12 three of them read « En attente », still red', () => {
    const waiting = labelled('En attente');
    expect(waiting).toEqual(['error', 'product_unavailable', 'promotion_unavailable']);
  });

  it('ORD-07 ORD-14 each has words of its own, never its code', () => {
    for (const status of STATUSES) {
      expect(display(status).labelKey).toBe(`statuses.${status}`);
      expect(labels[status]).toMatch(/^[A-ZÀ-Ý]/);
    }
  });
});

describe('the status of an order', () => {
  const placed = {
    state: 'new',
    paymentState: 'awaiting_payment',
    shippingState: 'ready',
    lastAttemptRefused: false,
    hasParcels: false,
  } as const;

  it('PAY-05 tells an accepted payment from a refused one', () => {
    expect(orderStatus(placed)).toBe('awaiting_payment');
    expect(orderStatus({ ...placed, lastAttemptRefused: true })).toBe('payment_failure');
    expect(orderStatus({ ...placed, paymentState: 'paid' })).toBe('payment_accepted');
    expect(paymentStatus('partially_paid', false)).toBe('partially_paid');
  });

  it('ORD-15 SHP-04 goes from payment to sent, and says what came back', () => {
    const sent = { ...placed, paymentState: 'paid', shippingState: 'shipped' } as const;
    expect(orderStatus(sent)).toBe('sent');
    expect(orderStatus({ ...sent, paymentState: 'partially_refunded' })).toBe('partially_refunded');
    expect(orderStatus({ ...placed, state: 'cancelled', paymentState: 'cancelled' })).toBe(
      'cancelled',
    );
    expect(orderStatus({ ...placed, state: 'cancelled', paymentState: 'refunded' })).toBe(
      'refunded',
    );
    expect(shippingStatus('ready')).toBe('processing');
  });

  it('O-19 is sent in part while some of its parcels follow', () => {
    const partly = { ...placed, paymentState: 'paid', hasParcels: true } as const;
    expect(orderStatus(partly)).toBe('partially_sent');
    expect(orderStatus({ ...partly, shippingState: 'shipped' })).toBe('sent');
    expect(orderStatus({ ...partly, hasParcels: false })).toBe('payment_accepted');
  });

  it('exists whatever the four axes say', () => {
    for (const state of orderStates.states)
      for (const paymentState of paymentStates.states)
        for (const shippingState of shippingStates.states)
          for (const lastAttemptRefused of [true, false])
            expect(STATUSES).toContain(
              orderStatus({
                state,
                paymentState,
                shippingState,
                lastAttemptRefused,
                hasParcels: lastAttemptRefused,
              }),
            );
  });
});
