import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { LivingSubscriptions } from './living-subscriptions.tsx';

function shown(endsOn: string | null): string {
  const subscription = {
    code: 'AB-00003',
    name: 'La gamelle de Moka',
    status: 'active',
    nextShippingDate: '2027-01-11',
    nextDeliveryState: 'planned',
    modificationLimitDate: '2027-01-07',
    editable: true,
    shipNow: null,
    laterTotal: null,
    endsOn,
  } as SubscriptionShape;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <LivingSubscriptions subscriptions={[subscription]} /> },
  ]);
  return renderToStaticMarkup(<Stub />).replaceAll(/[\u00a0\u202f]/g, ' ');
}

test('an account to be deleted is offered the end of its subscription, or told the day a notice ends it', () => {
  expect(shown(null)).toContain('Résilier AB-00003');
  const noticed = shown('2027-01-11');
  expect(noticed).toContain('le contrat prend fin le 11 janvier 2027');
  expect(noticed).not.toContain('Résilier AB-00003');
});
