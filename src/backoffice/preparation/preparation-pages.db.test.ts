import { expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { waitingOrders } from '../../../tests/support/waiting-orders.ts';
import { loader as sheet } from '../list/sheet.page.ts';
import { loader as picking } from './picking.page.tsx';
import { action, loader as preparation } from './preparation.page.tsx';
import { loader as slips } from './slips.page.tsx';

const shop = testShop();

const WAITING = 34;
const numbersOf = (orders: readonly { number: string }[]) => orders.map(({ number }) => number);

test('O-06 without a tick each page prints the orders it shows, and takes what is in them', async () => {
  await waitingOrders(shop, WAITING);
  const { load } = await officeAs(shop, 'logistics');
  const pages: number[] = [];
  for (const page of [1, 2]) {
    const shown = await load(preparation, `/gestion/preparation/?page=${page}`);
    const printed = await load(slips, `/gestion/preparation/bordereaux/?page=${page}`);
    const taken = await load(picking, `/gestion/preparation/ramassage/?page=${page}`);
    expect(numbersOf(printed.orders)).toEqual(numbersOf(shown.list.rows));
    expect(taken.numbers).toEqual(numbersOf(shown.list.rows));
    pages.push(shown.list.rows.length);
  }
  expect(pages.reduce((sum, count) => sum + count)).toBe(WAITING);
  expect(pages[1]).toBeGreaterThan(0);
});

test('O-41 O-06 what is to be prepared is a list like the others: narrowed, sorted, ticked, taken out with what it says', async () => {
  await waitingOrders(shop, WAITING);
  const { load, send } = await officeAs(shop, 'logistics');
  const at = async (query: string) =>
    (await load(preparation, `/gestion/preparation/${query}`)).list;
  const all = await at('');
  expect(all.besides.waiting.reduce((sum, { orders }) => sum + orders, 0)).toBe(WAITING);
  const [first] = numbersOf(all.rows);
  const [last] = numbersOf((await at('?tri=-dispatchOn')).rows);
  expect([first, last]).toEqual(['000000001', '000000034']);
  expect((await at('?transporteur=nobody')).total).toBe(0);

  const pressed = async (name: string, ...ticks: (readonly [string, string])[]) => {
    const sent = send(action, '/gestion/preparation/?page=2', [
      ['intent', 'bulk'],
      ['action', name],
      ...ticks,
    ]);
    const thrown: unknown = await sent.then(
      () => null,
      (error: unknown) => error,
    );
    return thrown instanceof Response ? (thrown.headers.get('location') ?? '') : '';
  };
  const ofPage = numbersOf((await at('?page=2')).rows);
  expect(await pressed('slips', ['choix', ofPage[0] ?? ''])).toBe(
    `/gestion/preparation/bordereaux/?commande=${ofPage[0]}`,
  );
  expect(await pressed('picking')).toBe(
    `/gestion/preparation/prelevement/?${ofPage.map((one) => `commande=${one}`).join('&')}`,
  );

  const address = '/gestion/listes/preparation/?colonnes=number,goods,method';
  const lines = (await (await load(sheet, address, { list: 'preparation' })).text()).split('\r\n');
  expect(lines[0]).toBe('Commande;Articles;Envoi');
  expect(lines.filter((line) => line.startsWith('0000'))).toHaveLength(WAITING);
  expect(lines[1]).toContain(' ×');
});
