import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { orderCalls } from '../../../tests/support/order-calls.ts';
import { ACCEPTED, paymentCalls } from '../../../tests/support/payment-calls.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { staffCalls } from '../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../tests/support/stocked-shop.ts';
import { BillingPanel } from './billing-panel.tsx';
import { action, loader } from './order.page.tsx';

const shop = testShop();
const { call, ready } = orderCalls(shop);
const { pay, run } = paymentCalls(shop);

beforeEach(() => stockShop(shop.appContext));

test('INV-04 the page of an order says what correcting its billing does, refuses under the fields, then issues both documents', async () => {
  const cart = await ready('card', [KIBBLE, 1]);
  await pay(cart, ACCEPTED);
  await run();
  const { number } = (await call('GET', `/${cart.tokenValue}`)).body;
  const team = await staffCalls(shop).as('direction');
  await team('POST', `/orders/${number}/parcels`, {
    trackingNumbers: ['COLIS-1'],
    lots: [],
    isLast: true,
  });
  await run();
  const { load, send } = await officeAs(shop, 'support');
  const path = `/gestion/commandes/${number}/`;
  const read = () => load(loader, path, { number });
  const { order, billing, countries } = await read();
  if (!billing) throw new Error('support may not correct the billing');
  const correction = { billing, countries, formKey: 'key', refused: undefined };
  const panel = createElement(BillingPanel, { order, correction });
  const router = createMemoryRouter([{ path: '*', element: panel }]);
  const text = renderToStaticMarkup(createElement(RouterProvider, { router }));
  expect(text).toContain(`annule la facture ${billing.invoice}`);
  expect(text).toContain('Aucun paiement ne bouge');
  const fields = (changed: Record<string, string>): [string, string][] =>
    Object.entries({
      intent: 'correctBilling',
      version: String(billing.version),
      invoice: billing.invoice ?? '',
      firstName: 'Léa',
      lastName: 'Martin',
      company: 'Chenil des Tilleuls',
      street: '4 place du Pont',
      postcode: '69003',
      city: 'Lyon',
      countryCode: 'FR',
      phoneNumber: '0612345678',
      phoneCountry: 'FR',
      vatNumber: 'FR40303265045',
      ...changed,
    });
  const wrong = await send(action, path, fields({ vatNumber: 'FR12', city: '' }), { number });
  expect(wrong).toMatchObject({
    data: { fields: { vatNumber: expect.stringContaining('TVA'), city: expect.any(String) } },
  });
  await expect(send(action, path, fields({}), { number })).rejects.toMatchObject({ status: 302 });
  const { documents } = await read();
  expect(documents.map(({ kind, replaces }) => [kind, replaces])).toEqual([
    ['invoice', null],
    ['credit_note', null],
    ['invoice', billing.invoice],
  ]);
});
