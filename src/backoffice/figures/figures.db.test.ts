import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { money } from '#i18n/money.ts';
import { percent } from '#i18n/numbers.ts';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { orderCalls } from '../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../tests/support/run-jobs.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { BOWL, KIBBLE, lyon, stockShop, TIN } from '../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../tests/support/subscriber.ts';
import { figuresCommand } from '../../team/figures-command.ts';
import { orderCommand } from '../../team/order-command.ts';
import { EndingsPanel } from './endings-panel.tsx';
import FiguresPage, { loader } from './figures.page.tsx';
import FunnelPage, { loader as funnelLoader } from './funnel.page.tsx';
import { loader as promotionsLoader } from './promotions.page.tsx';
import { PromotionsPanel } from './promotions-panel.tsx';
import { RetentionPanel } from './retention-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { loader as subscribersLoader } from './subscribers.page.tsx';
import { ValuePanel } from './value-panel.tsx';

const shop = testShop();
const { filled, address, ship, pay, complete } = orderCalls(shop);
const { run } = jobRunner(shop);
const { subscribe } = subscribers(shop);
const order = (...given: string[]) => orderCommand(shop.appContext, given);

// biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every shape
const query = async (text: string, ...values: unknown[]): Promise<any[]> =>
  (await shop.database.pool.query(text, values)).rows;

beforeEach(() => {
  // Payments are captured immediately, because no parcel leaves in this test.
  shop.appContext.config.CAPTURE_AT = 'order';
  return stockShop(shop.appContext);
});

async function paid(...items: [string, number][]): Promise<void> {
  const cart = await filled(...items);
  await address(cart.tokenValue, lyon);
  await ship(cart);
  await pay(cart, 'bank_transfer');
  const { number } = (await complete(cart.tokenValue)).body;
  await order(number, 'paid', `VIR-${number}`);
  await run();
}

function drawn(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('O-17 the page says what independent SQL says, each figure leads to its rows, and a chart has words and a table', async () => {
  await paid([KIBBLE, 2], [TIN, 3]);
  await paid([BOWL, 1]);
  const { load } = await officeAs(shop, 'accounting');
  const { figures } = await load(loader, '/gestion/chiffres/');
  if (!figures) throw new Error('there are no figures');
  const html = drawn(createElement(SalesPanel, { figures, channel: undefined }));
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
  // The table below has the same amount.
  expect(html.split('<summary')[1]).toContain(money(gross));
});

test('O-17 pages of subscriptions and promotions say what independent SQL says: retention, motives, value, cost and difference', async () => {
  const lea = await subscribe('lea@example.org');
  const max = await subscribe('max@example.org');
  await paid([KIBBLE, 1]);
  await query(
    "update subscriptions set status = 'stopped', stopped_at = now(), stop_reason = 'too_expensive' where code = $1",
    max.code,
  );
  await query(`insert into promotions (code, version, name, needs_coupon, conditions, reward)
    values ('rentree', '2026-09-01', 'Rentrée', true, '{}', '{}')`);
  await query(
    `insert into promotion_uses (promotion_code, order_id, used_at, amount)
    select 'rentree', created_from, now(), 700 from subscriptions where code = $1`,
    lea.code,
  );
  await figuresCommand(shop.appContext, ['rebuild']);
  const { load } = await officeAs(shop, 'accounting');
  const { figures } = await load(subscribersLoader, '/gestion/chiffres/abonnements/');
  if (!figures) throw new Error('there are no figures');
  const retention = drawn(createElement(RetentionPanel, { cohorts: figures.cohorts }));
  expect(retention).toContain('title="1 sur 2"');
  expect(retention).toContain(`>${percent(50)}</td>`);
  const endings = drawn(createElement(EndingsPanel, { figures }));
  expect(endings).toContain('trop cher');
  // Nobody subscribed when the period began: one that ended is no part of anything.
  expect(endings).toContain('1 arrêt <');
  const later = {
    ...figures,
    churn: { running: 4, ended: 1 },
    churnBefore: { running: 2, ended: 3 },
  };
  expect(drawn(createElement(EndingsPanel, { figures: later }))).toContain(percent(25));
  const [{ value }] = await query(`select round(sum(i.total) / 2.0)::int as value from order_items i
    join orders o on o.id = i.order_id where i.subscription_interval is not null and o.payment_state = 'paid'`);
  expect(drawn(createElement(ValuePanel, { cohorts: figures.cohorts }))).toContain(money(value));
  const read = await load(promotionsLoader, '/gestion/chiffres/promotions/');
  if (!read.figures) throw new Error('there are no figures');
  const promotions = drawn(createElement(PromotionsPanel, { figures: read.figures }));
  const [basket] = await query(`select
      (select total + 700 from orders where id = (select order_id from promotion_uses)) as used,
      (select round(avg(total))::int from orders o where o.payment_state = 'paid'
        and not exists (select from promotion_uses u where u.order_id = o.id)) as others`);
  expect(promotions).toContain(money(700));
  expect(promotions).toContain(money(basket.used));
  expect(promotions).toContain(money(basket.others));
  expect(promotions).toContain(
    percent(Math.round(((basket.used - basket.others) / basket.others) * 100), { sign: true }),
  );
});

test('O-17 a page compares with the same days of last year, as independent SQL counts them, and says an empty year plainly', async () => {
  await paid([KIBBLE, 2], [TIN, 3]);
  await paid([BOWL, 1]);
  await paid([KIBBLE, 1]);
  // The first order was placed a year ago, the second the day before that period.
  const [first, second] = await query('select id from orders where number is not null order by id');
  const today = shop.appContext.clock.today();
  const from = today.subtract({ days: 9 });
  const moved = (id: number, day: Temporal.PlainDate) =>
    query(
      `update orders set placed_at = $2::date + interval '12 hours' where id = $1`,
      id,
      `${day}`,
    );
  await moved(first.id, from.subtract({ years: 1 }));
  await moved(second.id, from.subtract({ years: 1, days: 1 }));
  await figuresCommand(shop.appContext, ['rebuild']);
  const { load } = await officeAs(shop, 'accounting');
  const page = async (address: string) => {
    const loaderData = await load(loader, `/gestion/chiffres/${address}`);
    const props = { loaderData } as unknown as Parameters<typeof FiguresPage>[0];
    return drawn(createElement(FiguresPage, props));
  };
  const [year] = await query(
    `select count(*)::int as orders, sum(total)::int as gross from orders
     where payment_state = 'paid' and (placed_at at time zone 'Europe/Paris')::date
       between ($1::date - interval '1 year')::date and ($2::date - interval '1 year')::date`,
    `${from}`,
    `${today}`,
  );
  expect(year.orders).toBe(1);
  const period = `?du=${from}&au=${today}`;
  const html = await page(`${period}&comparer=an`);
  expect(html).toContain(`l’an dernier : ${money(year.gross)}`);
  expect(html).toContain(`l’an dernier : ${year.orders}`);
  // What recurs stands beside the beginning of the period, not beside last year.
  expect(html.match(/avant\s:/g)).toHaveLength(1);
  expect(html).not.toContain('pas de quoi comparer');
  // Presets and the other pages keep the choice, and the field shows it.
  expect(html).toMatch(/href="\/gestion\/chiffres\/abonnements\/\?[^"]*comparer=an/);
  expect(html).toMatch(/href="\/gestion\/chiffres\/\?[^"]*comparer=an/);
  expect(html).toMatch(/<option value="an" selected="">/);
  // Without the choice it is the period before, where nothing was sold.
  const before = await page(period);
  expect(before).toContain(`avant : ${money(0)}`);
  expect(before).toContain('Rien n’est compté du');
  // One site that did not sell last year, and a funnel without carts of last year.
  expect(await page(`${period}&comparer=an&site=BE_WEB`)).toContain(
    'Rien n’est compté l’an dernier',
  );
  const funnel = await load(funnelLoader, `/gestion/chiffres/conversion/${period}&comparer=an`);
  const shown = { loaderData: funnel } as unknown as Parameters<typeof FunnelPage>[0];
  const text = drawn(createElement(FunnelPage, shown));
  expect(text).toContain('Rien n’est compté l’an dernier');
  expect(text).toContain('>L’an dernier<');
});
