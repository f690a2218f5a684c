import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { leavingOrders } from './leaving-orders.ts';
import { AbortStep } from './step-abort.tsx';

const order = (number: string, status: OrderSummaryShape['status']) =>
  ({ id: Number(number), number, status, totalIncludingTax: 6831 }) as OrderSummaryShape;
const running = {
  code: 'AB-00001',
  version: 3,
  status: 'active',
  editable: true,
  stoppableOn: null,
  nextShippingDate: '2027-01-08',
  nextDeliveryState: 'planned',
  items: [],
} as unknown as SubscriptionShape;

function shown(orders: OrderSummaryShape[], changed: Partial<SubscriptionShape> = {}): string {
  const step = { name: 'abort' as const, reasons: [], leaving: leavingOrders(orders) };
  const subscription = { ...running, ...changed };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <AbortStep step={step} subscription={subscription} back="/" answer={undefined} />
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />)
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u202f', ' ');
}

test('SUB-18 REL-31 an order in preparation is named before the subscription ends, with the way to withdraw from it', () => {
  const page = shown([order('231', 'authorized'), order('229', 'sent'), order('228', 'cancelled')]);
  expect(page).toContain('La commande 231 (68,31 €) est déjà passée');
  expect(page).toContain('commande=231');
  expect(page).not.toContain('229');
  expect(page).not.toContain('228');
  expect(page).not.toContain('plus aucun envoi ni débit');
});

test('SUB-18 REL-31 only a delivery that is being paid for outlives the end; a draft and a refused payment do not', () => {
  const nothing = 'plus aucun envoi ni débit';
  expect(shown([])).toContain(nothing);
  expect(shown([], { editable: false })).toContain(nothing);
  const paying = { editable: false, nextDeliveryState: 'paying' } as const;
  expect(shown([], paying)).toContain('plus aucun envoi après celui du 8 janvier 2027');
  expect(shown([], { ...paying, status: 'payment_failed' })).toContain(nothing);
});

test('SUB-04 a pause without an end names no day to terminate from, since nothing leaves until it goes on', () => {
  const bound = { stoppableOn: '2026-12-17', pausedUntil: null };
  expect(shown([], bound)).toContain('Vous pourrez résilier à partir du jeudi 17 décembre');
  const resting = shown([], { ...bound, status: 'paused' });
  expect(resting).toContain('après votre deuxième livraison, qui part après la reprise');
  expect(resting).not.toContain('17 décembre');
});
