import { expect, test } from 'vitest';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { isOwed, owedStep, reachableStep, STEPS } from './funnel-steps.ts';

const billed = { countryCode: 'DE' } as OrderShape['billingAddress'];

test('CHK-01 the steps are cart, billing, shipping, payment and summary', () => {
  expect(STEPS).toEqual(['cart', 'billing', 'shipping', 'payment', 'summary']);
});

const at = (checkoutState: OrderShape['checkoutState']) => ({
  checkoutState,
  billingAddress: checkoutState === 'cart' ? null : billed,
});

test('CHK-01 a step is shown only when those before it are done', () => {
  expect(reachableStep('recapitulatif', at('cart'))).toBe('billing');
  expect(reachableStep('recapitulatif', at('shipping_selected'))).toBe('payment');
  expect(reachableStep('facturation', at('payment_selected'))).toBe('billing');
});

test('CHK-01 without a known step the order goes on where it is', () => {
  expect(reachableStep(null, at('addressed'))).toBe('shipping');
  expect(reachableStep('nimporte', at('payment_selected'))).toBe('summary');
});

test('GEO-02 who is billed where nothing is delivered says next where the parcel goes', () => {
  const abroad = { checkoutState: 'cart' as const, billingAddress: billed };
  expect(reachableStep('paiement', abroad)).toBe('shipping');
  expect(reachableStep('facturation', abroad)).toBe('billing');
});

test('PAY-04 of an order that is owed only the payment is left', () => {
  const card = [{ method: '/api/v2/shop/payment-methods/card' }] as never;
  const transfer = [{ method: '/api/v2/shop/payment-methods/bank_transfer' }] as never;
  const placed = { state: 'new', paymentState: 'awaiting_payment' } as const;
  expect(isOwed({ ...placed, payments: card })).toBe(true);
  expect(isOwed({ ...placed, payments: transfer })).toBe(false);
  expect(isOwed({ ...placed, paymentState: 'paid', payments: card })).toBe(false);
  expect(isOwed({ state: 'cart', paymentState: 'cart', payments: card } as never)).toBe(false);
  expect(['facturation', null, 'recapitulatif'].map(owedStep)).toEqual([
    'payment',
    'payment',
    'summary',
  ]);
});
