import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { percent } from '#i18n/numbers.ts';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { orderCalls } from '../../../tests/support/order-calls.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { BOWL, KIBBLE, lyon, stockShop, TIN } from '../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../tests/support/subscriber.ts';
import { figuresCommand } from '../../team/figures-command.ts';
import { action, loader } from './funnel.page.tsx';
import { FunnelPanel, GuidePanel } from './funnel-panel.tsx';

const shop = testShop();
const { filled, address, ship, pay, complete } = orderCalls(shop);
const { subscribe } = subscribers(shop);

// biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every shape
const query = async (text: string): Promise<any[]> => (await shop.database.pool.query(text)).rows;

beforeEach(() => stockShop(shop.appContext));

function drawn(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

/** Cells of the table rows whose title begins so. */
const cellsOf = (html: string, title: string): string[] => {
  const row = html.split('<tr').find((one) => one.includes(`>${title}<svg`)) ?? '';
  return [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replaceAll(/<[^>]*>/g, ''),
  );
};

const GUIDED = { sourceItemList: 'kibble_guide' };

const ask = (weight: number, birthday: string) =>
  shop.request('POST', '/api/b2c-recommendation/getReco', {
    type: 1,
    gender: 2,
    breed: 'chien-labrador-retriever',
    birthday,
    weight,
    sterilized: true,
    condition: 3,
    activity: 'moderee',
    feature: [],
    feeds: ['croquettes'],
    kibbleBrand: 'Autre marque',
  });

test('O-17 the funnel and the guide say what independent SQL says, without following anybody', async () => {
  await filled([BOWL, 1]);
  const addressed = await filled([TIN, 1, GUIDED]);
  await address(addressed.tokenValue);
  const placed = await filled([KIBBLE, 1, GUIDED], [TIN, 1]);
  await address(placed.tokenValue, lyon);
  await ship(placed);
  await pay(placed, 'bank_transfer');
  await complete(placed.tokenValue);
  // A subscription's first order is a cart of its customer; the draft created after it is not.
  await subscribe('lea@example.org');
  const statuses = [await ask(30, '2022-05-01'), await ask(30, '2022-05-01')].map(
    ({ status }) => status,
  );
  await figuresCommand(shop.appContext, ['rebuild']);
  const { load, send } = await officeAs(shop, 'accounting');
  const { figures } = await load(loader, '/gestion/chiffres/conversion/');
  if (!figures) throw new Error('there are no figures');
  const [sql] =
    await query(`select count(*)::int as opened, count(*) filter (where state <> 'cart')::int as placed,
      count(*) filter (where checkout_state <> 'cart')::int as addressed
    from orders where subscription is null or state <> 'cart'`);
  expect(sql).toEqual({ opened: 4, placed: 2, addressed: 3 });
  const html = drawn(createElement(FunnelPanel, { figures, channel: undefined }));
  expect(cellsOf(html, 'Ouverts')[0]).toBe(String(sql.opened));
  expect(cellsOf(html, 'Adresses données')[0]).toBe(String(sql.addressed));
  const share = percent(Math.round((sql.placed / sql.opened) * 100));
  expect(cellsOf(html, 'Commandés').slice(0, 2)).toEqual([String(sql.placed), share]);
  // Links to the orders of those days.
  expect(html).toMatch(/<a[^>]*href="\/gestion\/commandes\/\?[^"]*du=/);
  const answered = statuses.filter((status) => status === 200).length;
  const guide = drawn(createElement(GuidePanel, { figures }));
  expect(cellsOf(guide, 'Réponses')[0]).toBe('2');
  expect(cellsOf(guide, 'Avec un aliment')[0]).toBe(String(answered));
  expect(cellsOf(guide, 'Paniers avec cet aliment')[0]).toBe('2');
  expect(cellsOf(guide, 'Commandés')[0]).toBe('1');
  // Counters only have day and site, and no personal data.
  const columns = await query(`select distinct column_name from information_schema.columns
    where table_name in ('funnel_facts', 'guide_counts') and data_type not in ('integer') order by 1`);
  expect(columns.map(({ column_name }) => column_name)).toEqual(['channel', 'day']);
  // The weekly mail is enabled and disabled on this page.
  const press = (intent: string, channel = '') =>
    send(action, '/gestion/chiffres/conversion/', [
      ['intent', intent],
      ['channel', channel],
    ]).catch((answer: unknown) => answer);
  expect(await press('chooseFigureMail', 'FR_WEB')).toMatchObject({ status: 302 });
  const chosen = await load(loader, '/gestion/chiffres/conversion/');
  expect(chosen.mail).toMatchObject({ wanted: true, channel: 'FR_WEB' });
  expect(await press('stopFigureMail')).toMatchObject({ status: 302 });
  const stopped = await load(loader, '/gestion/chiffres/conversion/');
  expect(stopped.mail).toMatchObject({ wanted: false });
});
