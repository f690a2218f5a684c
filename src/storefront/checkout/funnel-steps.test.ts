import { expect, test } from 'vitest';
import { reachableStep, STEPS } from './funnel-steps.ts';

test('CHK-01 the steps are cart, billing, shipping, payment and summary', () => {
  expect(STEPS).toEqual(['cart', 'billing', 'shipping', 'payment', 'summary']);
});

test('CHK-01 a step is shown only when those before it are done', () => {
  expect(reachableStep('recapitulatif', 'cart')).toBe('billing');
  expect(reachableStep('recapitulatif', 'shipping_selected')).toBe('payment');
  expect(reachableStep('facturation', 'payment_selected')).toBe('billing');
});

test('CHK-01 without a known step the order goes on where it is', () => {
  expect(reachableStep(null, 'addressed')).toBe('shipping');
  expect(reachableStep('nimporte', 'payment_selected')).toBe('summary');
});
