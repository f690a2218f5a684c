import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { money } from '#i18n/money.ts';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { orderCalls } from '../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../tests/support/run-jobs.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { BOWL, KIBBLE, lyon, stockShop, TIN } from '../../../tests/support/stocked-shop.ts';
import { orderCommand } from '../../team/order-command.ts';
import { loader } from './figures.page.tsx';
import { SalesPanel } from './sales-panel.tsx';

const shop = testShop();
const { filled, address, ship, pay, complete } = orderCalls(shop);
const { run } = jobRunner(shop);
const order = (...given: string[]) => orderCommand(shop.appContext, given);

beforeEach(() => stockShop(shop.appContext));

async function paid(...items: [string, number][]): Promise<void> {
  const cart = await filled(...items);
  await address(cart.tokenValue, lyon);
  await ship(cart);
  await pay(cart, 'bank_transfer');
  const { number } = (await complete(cart.tokenValue)).body;
  await order(number, 'paid', `VIR-${number}`);
  await run();
}

test('O-17 the page says what independent SQL says, each figure leads to its rows, and a chart has words and a table', async () => {
  await paid([KIBBLE, 2], [TIN, 3]);
  await paid([BOWL, 1]);
  const { load } = await officeAs(shop, 'accounting');
  const { figures } = await load(loader, '/gestion/chiffres/');
  if (!figures) throw new Error('there are no figures');
  const panel = createElement(SalesPanel, { figures, channel: undefined });
  const router = createMemoryRouter([{ path: '*', element: panel }]);
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
  const { rows } = await shop.database.pool.query(
    "select sum(total)::int as gross, count(*)::int as orders from orders where payment_state = 'paid'",
  );
  const [{ gross, orders }] = rows;
  expect(orders).toBe(2);
  expect(html).toContain(`>${money(gross)}</a>`);
  expect(html).toContain(`>${money(Math.round(gross / orders))}</a>`);
  expect(html).toMatch(/<a[^>]*href="\/gestion\/commandes\/\?[^"]*du=\d{4}-\d\d-\d\d[^>]*>2<\/a>/);
  const chart = /<svg role="img" aria-labelledby="(\S+) (\S+)"/.exec(html);
  expect(html).toContain(`<title id="${chart?.[1]}">`);
  expect(html).toContain(`<desc id="${chart?.[2]}">`);
  // The same in the table beneath.
  expect(html.split('<summary')[1]).toContain(money(gross));
});
