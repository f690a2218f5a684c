import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { SubscriptionShape } from '../contracts.ts';
import { SubscriptionCard } from './subscription-card.tsx';

const running = {
  code: 'AB-00001',
  name: 'La gamelle de Moka',
  status: 'active',
  items: [],
  alerts: [],
  frequency: { code: 42, days: 42, position: 2, label: '', description: null },
  total: 6831,
  laterTotal: 6831,
  nextShippingDate: '2027-01-08',
  nextDeliveryState: 'planned',
  editable: true,
  shipNow: null,
  endsOn: null,
} as unknown as SubscriptionShape;

function shown(changed: Partial<SubscriptionShape> = {}): string {
  const subscription = { ...running, ...changed };
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SubscriptionCard subscription={subscription} /> },
  ]);
  return renderToStaticMarkup(<Stub />).replaceAll(/[\u00a0\u202f]/g, ' ');
}

test('RTE-40 the amount of the next delivery is not shown as the price of the rhythm', () => {
  const card = shown();
  expect(card).toContain('Toutes les 6 semaines');
  expect(card).toContain('Prochain envoi : 68,31 €<');
});

test('RTE-40 a delivery after the next that costs something else is shown beside it', () => {
  const card = shown({ laterTotal: 5841 });
  expect(card).toContain('Prochain envoi : 68,31 €, puis 58,41 €');
  expect(shown({ laterTotal: null })).toContain('Prochain envoi : 68,31 €<');
});

test('RTE-40 a subscription that ended shows neither a rhythm nor a price', () => {
  const card = shown({ status: 'stopped', stoppedAt: '2026-11-27T09:00:00Z', total: 0 });
  expect(card).toContain('Arrêté le 27 novembre 2026');
  expect(card).toContain('Abonnement AB-00001');
  expect(card).not.toContain('semaines');
  expect(card).not.toContain('€');
});
