import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { orderCalls } from '../../../tests/support/order-calls.ts';
import { DISPUTED, paymentCalls } from '../../../tests/support/payment-calls.ts';
import { providerPayouts } from '../../../tests/support/provider-payouts.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../tests/support/stocked-shop.ts';
import BooksPage, { action as booksAction, loader as booksLoader } from './books.page.tsx';
import Page, { action, loader } from './finances.page.tsx';

const shop = testShop();
const { ready } = orderCalls(shop);
const { pay, run } = paymentCalls(shop);
const provider = providerPayouts(shop);

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

test('O-24 a failed payout is told on the pages until it is booked back there, and then shown as that', async () => {
  const { appContext } = shop;
  const { load, send } = await officeAs(shop, 'accounting');
  const books = '/gestion/finances/comptabilite/';
  const today = appContext.clock.today().toString();
  const sent = (...fields: [string, string][]) => send(booksAction, books, fields);
  await expect(
    sent(
      ['intent', 'recordPayout'],
      ['provider', 'sandbox'],
      ['reference', 'RELEVE-5'],
      ['amount', '60,00'],
      ['arrivedOn', today],
      ['confirmed', '1'],
    ),
  ).rejects.toMatchObject({ status: 302 });
  const { id } = await provider.pay(60_00);
  await provider.fail(id);
  await run();
  const drawn = (page: Parameters<typeof createElement>[0], loaderData: unknown) => {
    const props = { loaderData, actionData: undefined };
    const element = createElement(page as typeof BooksPage, props as never);
    const router = createMemoryRouter([{ path: '*', element }]);
    return renderToStaticMarkup(createElement(RouterProvider, { router }));
  };
  const finances = async () => drawn(Page as never, await load(loader, '/gestion/finances/'));
  const shown = async () => drawn(BooksPage as never, await load(booksLoader, books));
  expect(await finances()).toContain(`le versement ${id}`);
  expect(await shown()).toContain(`le versement ${id}`);
  const back = (reference: string, returnedOn: string) =>
    sent(['intent', 'returnPayout'], ['reference', reference], ['returnedOn', returnedOn]);
  expect(await back('', '')).toMatchObject({
    data: { fields: { reference: expect.any(String), returnedOn: expect.any(String) } },
  });
  const early = appContext.clock.today().subtract({ days: 2 }).toString();
  expect(await back('RELEVE-5', early)).toMatchObject({
    data: { fields: { returnedOn: expect.stringContaining('reçu le') } },
  });
  await expect(back('RELEVE-5', today)).rejects.toMatchObject({ status: 302 });
  expect(await finances()).not.toContain(id);
  const text = await shown();
  expect(text).not.toContain(id);
  expect(text).toContain('Repris le');
  expect(text).toContain('account_closed');
});
