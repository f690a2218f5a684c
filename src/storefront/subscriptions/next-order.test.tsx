import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { ManagedSubscription } from './load-subscription.server.ts';
import { NextOrder } from './next-order.tsx';

const gift = { variantCode: '10080201', productName: 'Échantillon', quantity: 1, imageUrl: null };
const nothing = { can: {}, parcels: null, explanation: null, methodName: null };
const managed = {
  ...nothing,
  subscription: {
    code: 'AB-00003',
    version: 1,
    status: 'active',
    shared: true,
    editable: true,
    items: [],
    alerts: [],
    shippingAddress: { firstName: 'Léa', lastName: 'Martin', countryCode: 'FR' },
    billingAddress: null,
    pickupPoint: null,
    proposedDate: null,
  },
  draft: {
    accounting: { total: 13401, totalNet: 11167, vat: 2234, rates: [], creditUsed: 0, due: 13401 },
    items: [],
    itemsTotal: 13401,
    promotions: [],
    promisedDeliveries: [],
    shippingTotal: 0,
    freeProducts: [gift],
  },
} as unknown as ManagedSubscription;

test('SUB-05 a gift that comes with the next delivery is shown with it, as the mails list it', () => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <NextOrder {...managed} answer={undefined} /> },
  ]);
  expect(renderToStaticMarkup(<Stub />)).toMatch(/Échantillon<\/span><strong>Offert/);
});
