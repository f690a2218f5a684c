import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { orderCalls } from '../../../tests/support/order-calls.ts';
import { DISPUTED, paymentCalls } from '../../../tests/support/payment-calls.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../tests/support/stocked-shop.ts';
import { action as booksAction } from './books.page.tsx';
import Page, { action, loader } from './finances.page.tsx';

const shop = testShop();
const { ready } = orderCalls(shop);
const { pay, run } = paymentCalls(shop);

beforeEach(() => stockShop(shop.appContext));

test('O-01 the page of the finances closes a dispute as won or lost, and asks which', async () => {
  await pay(await ready('card', [KIBBLE, 1]), DISPUTED);
  await run();
  const { load, send } = await officeAs(shop, 'accounting');
  const findings = async () => (await load(loader, '/gestion/finances/')).findings;
  const [{ id } = { id: 0 }] = await findings();
  const close = (outcome: string) =>
    send(action, '/gestion/finances/', [
      ['intent', `closeFinding-${id}`],
      ['note', 'Décidé par la banque'],
      ['outcome', outcome],
    ]);
  expect(await close('')).toMatchObject({ data: { fields: { outcome: expect.any(String) } } });
  expect(await findings()).toHaveLength(1);
  await expect(close('won')).rejects.toMatchObject({ status: 302 });
  expect(await findings()).toEqual([]);
});

test('O-15 a payout larger than what the provider owes is confirmed first, and then shown until it is explained', async () => {
  const { load, send } = await officeAs(shop, 'accounting');
  const fields = (extra: [string, string][] = []): [string, string][] => [
    ['intent', 'recordPayout'],
    ['provider', 'stripe'],
    ['reference', 'VIR-1'],
    ['amount', '5000'],
    ['arrivedOn', shop.appContext.clock.today().toString()],
    ...extra,
  ];
  const record = (extra?: [string, string][]) =>
    send(booksAction, '/gestion/finances/comptabilite/', fields(extra));
  const shown = async () => {
    const loaderData = await load(loader, '/gestion/finances/');
    const props = { loaderData, actionData: undefined } as unknown as Parameters<typeof Page>[0];
    const router = createMemoryRouter([{ path: '*', element: createElement(Page, props) }]);
    return renderToStaticMarkup(createElement(RouterProvider, { router }));
  };
  expect(await record()).toMatchObject({ data: { fields: { confirmed: expect.any(String) } } });
  expect(await shown()).toContain('Tout concorde');
  await expect(record([['confirmed', '1']])).rejects.toMatchObject({ status: 302 });
  const text = await shown();
  expect(text).toMatch(/Stripe, sommes à verser\s: 5\s000,00\s€ de plus/);
  expect(text).not.toContain('Tout concorde');
});
