import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { money } from '#i18n/money.ts';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { orderCalls } from '../../../tests/support/order-calls.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { KIBBLE, stockShop, TIN } from '../../../tests/support/stocked-shop.ts';
import { figuresCommand } from '../../team/figures-command.ts';
import { orderCommand } from '../../team/order-command.ts';
import { loader as figuresLoader } from '../figures/figures.page.tsx';
import { loader } from './home.page.tsx';
import { RevenuePanel } from './revenue-panel.tsx';

const shop = testShop();
const { ready, complete } = orderCalls(shop);

beforeEach(() => {
  // Payments are captured immediately, because no parcel leaves in this test.
  shop.appContext.config.CAPTURE_AT = 'order';
  return stockShop(shop.appContext);
});

/** A paid order, as if it had been placed at noon of a civil day. */
async function soldOn(day: Temporal.PlainDate, ...items: [string, number][]): Promise<void> {
  const cart = await ready('bank_transfer', ...items);
  const { number } = (await complete(cart.tokenValue)).body;
  await orderCommand(shop.appContext, [number, 'paid', `VIR-${number}`]);
  await shop.database.pool.query(
    `update orders set placed_at = $2::date + interval '12 hours' where number = $1`,
    [number, `${day}`],
  );
}

test('O-34 the dashboard compares with the same days of last year, as the figures page does, and says an empty one in words', async () => {
  const today = shop.appContext.clock.today();
  const lastYear = today.subtract({ years: 1 });
  await soldOn(today, [TIN, 1]);
  // In last year's thirty days, in its week, and a day before both.
  await soldOn(lastYear.subtract({ days: 3 }), [KIBBLE, 2]);
  await soldOn(lastYear.subtract({ days: 20 }), [KIBBLE, 1], [TIN, 3]);
  await soldOn(lastYear.subtract({ days: 30 }), [KIBBLE, 1]);
  await figuresCommand(shop.appContext, ['rebuild']);
  const { load } = await officeAs(shop, 'direction');
  const { orders, lastYear: said } = await load(loader, '/gestion/');
  const drawn = () => {
    const element = createElement(RevenuePanel, { orders, lastYear: said });
    const router = createMemoryRouter([{ path: '*', element }]);
    return renderToStaticMarkup(createElement(RouterProvider, { router }));
  };
  const html = drawn();
  for (const days of [7, 30]) {
    const from = today.subtract({ days: days - 1 });
    const address = `/gestion/chiffres/?du=${from}&au=${today}&comparer=an`;
    const { figures } = await load(figuresLoader, address);
    expect(figures?.previous.orders).toBe(days === 7 ? 1 : 2);
    expect(html).toContain(`l’an dernier : ${money(figures?.previous.gross ?? 0)}`);
  }
  expect(html).toContain('l’an dernier : aucune vente ce jour-là');
  expect(html).toMatch(/href="\/gestion\/chiffres\/\?[^"]*comparer=an/);
});

test('O-34 who may not read the figures sees the panel without last year', async () => {
  await soldOn(shop.appContext.clock.today(), [TIN, 1]);
  const { load } = await officeAs(shop, 'logistics');
  const { lastYear } = await load(loader, '/gestion/');
  expect(lastYear).toBeNull();
});
