import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { BOWL, TIN } from '../../../tests/support/stocked-shop.ts';
import { waitingOrders } from '../../../tests/support/waiting-orders.ts';
import { PAGE_SIZES } from '../../kit/page-size.ts';
import type { Role } from '../../modules/staff/rules/index.ts';
import { action, loader } from '../orders/orders.page.tsx';
import { Pager } from '../parts/pager.tsx';
import { servedLists } from './served-lists.server.ts';
import { loader as sheet } from './sheet.page.ts';

const shop = testShop();
const ORDERS = '/gestion/commandes/';
const WAITING = 34;

beforeEach(() => waitingOrders(shop, WAITING));

/** The lines of the sheets a user can export, without byte order mark and last line break. */
const sheetsFor = async (role: Role) => {
  const office = await officeAs(shop, role);
  return (query = '', list = 'orders') => linesOf(office, query, list);
};
const sheetOf = async (role: Role, query = '') => (await sheetsFor(role))(query);

async function linesOf(
  { load }: Awaited<ReturnType<typeof officeAs>>,
  query: string,
  list: string,
): Promise<string[]> {
  const answer = await load(sheet, `/gestion/listes/${list}/${query}`, { list });
  const text = await answer.text();
  return text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
}
const select = (text: string) => shop.database.pool.query(text).then(({ rows }) => rows);
const notes = () =>
  select("select subject, detail from staff_actions where action = 'order.noted'");

/** What a handler throws: a redirect. */
const led = async (sent: Promise<unknown>): Promise<string | null> => {
  const thrown: unknown = await sent.then(
    () => null,
    (error: unknown) => error,
  );
  return thrown instanceof Response ? thrown.headers.get('location') : null;
};

test('O-41 the sheet of a list holds every row its address narrows it to, once, with the columns that are shown', async () => {
  const lines = await sheetOf('support', '?tri=placedAt&colonnes=number,total');
  expect(lines[0]).toBe('Numéro;Total');
  const rows = await select(
    'select number from orders where placed_at is not null order by placed_at, id',
  );
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(
    rows.map(({ number }) => number),
  );
  expect(await sheetOf('support', '?paiement=refunded&colonnes=number,total')).toHaveLength(1);
});

test('O-41 a list that is taken out leaves a line in the log: who, which, what narrowed it, how many rows; nobody’s name', async () => {
  await sheetOf('support', '?paiement=paid&recherche=lea@example.org&colonnes=name,email');
  await sheetOf('support', '?colonnes=number');
  const lines = await select(
    `select a.subject, a.detail, m.name from staff_actions a join staff_members m on m.id = a.staff_id
     where a.action = 'list.exported' order by a.id`,
  );
  expect(lines).toEqual([
    {
      subject: 'orders',
      name: 'support',
      detail: {
        list: 'orders',
        rows: WAITING,
        filter: 'paiement=paid&colonnes=name%2Cemail',
        searched: true,
      },
    },
    {
      subject: 'orders',
      name: 'support',
      detail: { list: 'orders', rows: WAITING, filter: 'colonnes=number', searched: null },
    },
  ]);
});

test('O-41 a sheet runs no formula of a customer, and names nobody to who may not know them', async () => {
  await select(
    "update order_addresses set first_name = '=1+1', last_name = 'x' where kind = 'shipping'",
  );
  const [, row] = await sheetOf('support', '?colonnes=name,email');
  expect(row).toBe("'=1+1 x;lea@example.org");
  const [, hidden] = await sheetOf('merchandising', '?colonnes=name,email');
  expect(hidden).not.toContain('lea@example.org');
  expect(hidden).not.toContain('1+1');
});

test('O-41 the sheet of a list that is not theirs is closed', async () => {
  const { load } = await officeAs(shop, 'logistics');
  const closed = load(sheet, '/gestion/listes/journal/', { list: 'journal' });
  await expect(closed).rejects.toMatchObject({ status: 403 });
  const unknown = load(sheet, '/gestion/listes/constructor/', { list: 'constructor' });
  await expect(unknown).rejects.toMatchObject({ init: { status: 404 } });
});

test('O-41 orders are narrowed to days of Paris and to a site', async () => {
  await select("update orders set placed_at = '2026-03-28 23:30Z' where number = '000000001'");
  const { load } = await officeAs(shop, 'support');
  const numbers = async (query: string) =>
    (await load(loader, `${ORDERS}?${query}`)).rows.map(({ number }) => number);
  expect(await numbers('du=2026-03-29&au=2026-03-29')).toEqual(['000000001']);
  expect(await numbers('au=2026-03-28')).toEqual([]);
  expect(await numbers('au=2026-03-29&site=BE_WEB')).toEqual([]);
  expect(await numbers('au=2026-03-29&site=FR_WEB')).toEqual(['000000001']);
});

test('O-41 a note goes to what is ticked, after it was said how many, and once', async () => {
  const { send } = await officeAs(shop, 'support');
  const ticks = [
    ['choix', '000000034'],
    ['choix', '000000033'],
  ] as const;
  const question = await send(action, ORDERS, [['intent', 'bulk'], ['action', 'note'], ...ticks]);
  expect(question).toMatchObject({
    data: { step: 'question', keys: ['000000034', '000000033'], rest: 0 },
  });
  expect(await notes()).toHaveLength(0);
  const run = () =>
    send(action, ORDERS, [
      ['intent', 'bulkRun'],
      ['action', 'note'],
      ['formKey', 'one-showing-of-a-form'],
      ['text', 'Colis fragile'],
      ...ticks,
      ['choix', '999999999'],
    ]);
  expect(await run()).toMatchObject({
    data: { step: 'report', done: 2, failed: [{ key: '999999999' }] },
  });
  await run();
  expect((await notes()).map(({ subject }) => subject).sort()).toEqual(['000000033', '000000034']);
});

test('O-41 all rows of a list are chosen across its pages, as it is narrowed', async () => {
  const { send } = await officeAs(shop, 'support');
  const all = (query: string) =>
    send(action, ORDERS + query, [
      ['intent', 'bulk'],
      ['action', 'note'],
      ['tous', '1'],
    ]);
  const { data } = await all('');
  const question = 'step' in data && data.step === 'question' ? data : null;
  expect(new Set(question?.keys).size).toBe(WAITING);
  expect(question?.names).toHaveLength(8);
  expect(await all('?paiement=refunded')).toMatchObject({ data: { problem: 'none' } });
});

test('O-41 slips of what is ticked are led to; nothing ticked does nothing', async () => {
  const { send } = await officeAs(shop, 'logistics');
  const slips = (...ticks: (readonly [string, string])[]) =>
    send(action, ORDERS, [['intent', 'bulk'], ['action', 'slips'], ...ticks]);
  expect(await led(slips(['choix', '000000034'], ['choix', '000000033']))).toBe(
    '/gestion/preparation/bordereaux/?commande=000000034&commande=000000033',
  );
  expect(await slips()).toMatchObject({ data: { step: 'problem', problem: 'none' } });
});

test('O-41 a view is kept from the list and shown on it', async () => {
  const { load, send } = await officeAs(shop, 'support');
  const address = `${ORDERS}?paiement=paid`;
  const sent = send(action, address, [
    ['intent', 'saveView'],
    ['name', 'Payées'],
    ['query', 'paiement=paid'],
  ]);
  expect(await led(sent)).toBe(address);
  const { views } = await load(loader, address);
  expect(views).toMatchObject({ query: 'paiement=paid', saved: [{ name: 'Payées' }] });
  const again = await send(action, address, [
    ['intent', 'saveView'],
    ['name', 'Payées'],
    ['query', 'paiement=paid'],
  ]);
  expect(again).toMatchObject({ init: { status: 422 } });
});

test('O-41 every list of the back office has a sheet under the name it has for its views', async () => {
  expect(servedLists.size).toBeGreaterThan(20);
  const sheets = await sheetsFor('direction');
  for (const [name, { list }] of servedLists) {
    expect(list.id).toBe(name);
    expect((await sheets('', name)).length).toBeGreaterThan(0);
  }
  const log = await sheets('?action=list.exported&colonnes=subject,detail', 'journal');
  expect(log).toContain('Rétractations;Liste\u00a0: Rétractations · Lignes\u00a0: 0');
});

test('O-41 what to order again, withdrawals and recalls are taken out as they are shown', async () => {
  await select(`insert into withdrawals
      (reference, order_number, name, email, order_id, standing, refund_by, declared_at)
    select 'R-1', number, 'Léa Martin', 'lea@example.org', id, 'in_time', '2026-12-09', now()
    from orders where number = '000000001'`);
  await select(`insert into recalls (lot, variant_code, product_name, reason, advice, started_at)
    values ('L-77', '${TIN}', 'Terrine chat poulet', 'Sachet ouvert', 'N’en donnez plus', now())`);
  await select(
    `update product_variants set on_hand = 1, low_stock_at = 5, committed_for_subscribers = 0 where code = '${BOWL}'`,
  );
  const sheets = await sheetsFor('direction');
  expect(await sheets('?colonnes=order,name,items', 'withdrawals')).toEqual([
    'Commande;De;Concerne',
    '000000001;Léa Martin;Toute la commande',
  ]);
  expect(await sheets('?colonnes=lot,article,reason', 'recalls')).toEqual([
    'Lot;Article;Motif',
    'L-77;Terrine chat poulet;Sachet ouvert',
  ]);
  const reorders = await sheets('?colonnes=product,code,available', 'reorders');
  expect(reorders[0]).toBe('Produit;Code;En vente');
  expect(reorders).toContain(`Gamelle en grès, Taille M;${BOWL};1`);
});

test('O-41 the rows of a page are one number: the service answers so many, the page shows them and its pager counts by them', async () => {
  const usual = PAGE_SIZES.list;
  PAGE_SIZES.list = 5;
  onTestFinished(() => {
    PAGE_SIZES.list = usual;
  });
  const { load } = await officeAs(shop, 'support');
  const { rows, total } = await load(loader, `${ORDERS}?page=2`);
  expect(rows).toHaveLength(5);
  const element = createElement(Pager, { page: 2, total, to: (page) => `?page=${page}` });
  const router = createMemoryRouter([{ path: '*', element }]);
  const shown = renderToStaticMarkup(createElement(RouterProvider, { router }));
  expect(shown).toContain('6 à 10 sur');
});
