import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fillOffice } from '../../../../tests/support/searched-office.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { compareDocuments, refreshDocuments } from './index.ts';

const shop = testShop();
const { as } = staffCalls(shop);

interface SearchResult {
  kind: string;
  key: string;
  title: string;
  name: string | null;
}

const order = (number: number) => String(number).padStart(9, '0');

/** Typed queries and the expected result; the first fifteen are those of O-08. */
const SEARCHES: readonly (readonly [typed: string, kind: string, key: string])[] = [
  ['Castel', 'order', order(2)],
  ['stelnau', 'order', order(2)],
  ['Éléonore', 'order', order(1)],
  ['Lefev', 'order', order(1)],
  ['Lefèv', 'order', order(1)],
  ["N'Guyen", 'order', order(3)],
  ['N’G', 'order', order(3)],
  ['Dupont Yann', 'order', order(4)],
  ['06 12 34 50 12', 'order', order(1)],
  ['6A98765432101', 'order', order(2)],
  ['31130', 'order', order(2)],
  ['potiron', 'order', order(4)],
  ['45', 'order', order(45)],
  ['000000045', 'order', order(45)],
  ['eleonore.lef', 'order', order(1)],
  // Names.
  ['castelnau', 'order', order(2)],
  ['CASTELNAU', 'order', order(2)],
  ['hugo cast', 'order', order(2)],
  ['castelnau hugo', 'order', order(2)],
  ['lefevre', 'order', order(1)],
  ['efèvr', 'order', order(1)],
  ['eleonore lefevre', 'order', order(1)],
  ['nguyen', 'order', order(3)],
  ['linh', 'order', order(3)],
  ['yann dupont', 'order', order(4)],
  ['jean pierre', 'order', order(5)],
  ['jeanpierre', 'order', order(5)],
  ['Jean-Pierre Oeuvrard', 'order', order(5)],
  ['œuvrard', 'order', order(5)],
  ['oeuvr', 'order', order(5)],
  // Telephones.
  ['0612345012', 'order', order(1)],
  ['06.12.34.50.12', 'order', order(1)],
  ['06-12-34-50-12', 'order', order(1)],
  ['+33 6 12 34 50 12', 'order', order(1)],
  ['+33 (0)6 12 34 50 12', 'order', order(1)],
  ['0033612345012', 'order', order(1)],
  ['06 12 34', 'order', order(1)],
  ['5012', 'order', order(1)],
  ['34 50 12', 'order', order(1)],
  ['0470 12 34 56', 'order', order(3)],
  ['+32 470 12 34 56', 'order', order(3)],
  ['621 123 456', 'order', order(5)],
  // Addresses and companies.
  ['montauban', 'order', order(1)],
  ['mésanges', 'order', order(5)],
  ['mesang', 'order', order(5)],
  ['chenil', 'order', order(3)],
  ['étangs', 'order', order(3)],
  ['chenil des etangs', 'order', order(3)],
  // E-mails, in part.
  ['hcastelnau@free.test', 'order', order(2)],
  ['@posteo', 'order', order(3)],
  ['linh77', 'order', order(3)],
  ['dupont+chat', 'order', order(4)],
  ['wanadoo', 'order', order(5)],
  // Parcels, cards, numbers, goods.
  ['6a 987 654 321 01', 'order', order(2)],
  ['432101', 'order', order(2)],
  ['4242', 'order', order(4)],
  ['1881', 'order', order(50)],
  ['0045', 'order', order(45)],
  ['n° 45', 'order', order(45)],
  ['mousse dinde', 'order', order(4)],
  ['dinde yann', 'order', order(4)],
  // Customers.
  ['sophie', 'customer', '1'],
  ['marchand', 'customer', '1'],
  ['archan', 'customer', '1'],
  ['06 98 76 54 32', 'customer', '1'],
  ['vieux chene', 'customer', '1'],
  ['29217', 'customer', '1'],
  ['plougon', 'customer', '1'],
  ['sophie.m', 'customer', '1'],
  // Guests, subscriptions, messages, lots, products, promotions.
  ['Hugo Castelnau', 'guest', 'Hugo Castelnau'],
  ['quemeneur', 'guest', 'Marguerite Quéméneur'],
  ['AB-00012', 'subscription', 'AB-00012'],
  ['ab 12', 'subscription', 'AB-00012'],
  ['12', 'subscription', 'AB-00012'],
  ['sardines', 'subscription', 'AB-00012'],
  ['marchand sophie', 'subscription', 'AB-00012'],
  ['déchiré', 'message', '1'],
  ['trempe', 'message', '1'],
  ['marguerite', 'message', '1'],
  ['L26-0915B', 'lot', 'L26-0915B 10012345'],
  ['0915b', 'lot', 'L26-0915B 10012345'],
  ['terrine', 'product', 'PR000200'],
  ['chat poulet', 'product', 'PR000200'],
  ['10030001', 'product', 'PR000300'],
  ['gres', 'product', 'PR000300'],
  ['PR000300', 'product', 'PR000300'],
  ['bienvenue5', 'promotion', 'BIENVENUE5'],
];

const search = async (
  call: Awaited<ReturnType<typeof as>>,
  typed: string,
): Promise<SearchResult[]> => {
  const { status, body } = await call('GET', `/search?q=${encodeURIComponent(typed)}`);
  expect(status).toBe(200);
  return body['hydra:member'];
};
const nameOf = ({ kind, key, title }: SearchResult) => (kind === 'guest' ? title : key);

test('O-08 what people type of one thing among fifty orders finds it first or second of its kind', async () => {
  const { customer } = await fillOffice(shop);
  const call = await as('direction');
  const missed: string[] = [];
  for (const [typed, kind, key] of SEARCHES) {
    const found = await search(call, typed);
    const ofKind = found.filter((one) => one.kind === kind).map(nameOf);
    const meant = kind === 'customer' ? String(customer) : key;
    if (!ofKind.slice(0, 2).some((one) => one === meant || (kind === 'promotion' && one)))
      missed.push(
        `${typed} → ${kind} ${key}: ${found
          .slice(0, 5)
          .map((one) => `${one.kind} ${nameOf(one)}`)
          .join(', ')}`,
      );
  }
  expect(missed).toEqual([]);
  expect(SEARCHES.length).toBeGreaterThan(75);
});

test('O-08 one code of a batch, and one given to a customer, lead to their promotion', async () => {
  await fillOffice(shop);
  const { pool } = shop.database;
  await pool.query(`with made as (insert into coupon_batches (promotion_code, prefix, size, made_at)
      select code, 'NOEL', 1, now() from promotions limit 1 returning id, promotion_code)
    insert into coupons (code, promotion_code, batch_id) select 'NOEL-7QX4', promotion_code, id from made`);
  const call = await as('merchandising');
  const [promotion] = await search(call, 'bienvenue5');
  expect(promotion?.kind).toBe('promotion');
  expect(await search(call, 'noel-7qx4')).toMatchObject([
    { kind: 'promotion', key: promotion?.key },
  ]);
});

test('O-08 the lists of orders, customers and subscriptions are narrowed by the same words', async () => {
  const { customer } = await fillOffice(shop);
  const call = await as('support');
  const listed = async (path: string, typed: string) =>
    (await call('GET', `${path}?search=${encodeURIComponent(typed)}`)).body['hydra:member'];
  for (const [typed, , key] of SEARCHES.filter(([, kind]) => kind === 'order')) {
    const numbers = (await listed('/orders', typed)).map(
      ({ number }: { number: string }) => number,
    );
    expect(numbers, typed).toContain(key);
    expect(numbers.length, typed).toBeLessThanOrEqual(2);
  }
  for (const typed of ['sophie', '0698765432', 'chêne'])
    expect(await listed('/customers', typed)).toMatchObject([{ id: customer }]);
  for (const typed of ['12', 'AB-00012', 'marchand', 'sardin'])
    expect(await listed('/subscriptions', typed)).toMatchObject([{ code: 'AB-00012' }]);
  expect(await listed('/orders', '?')).toEqual([]);
});

test('O-08 R-08 who may not know whose an order is finds it by number and goods, and reads no name', async () => {
  await fillOffice(shop);
  const call = await as('merchandising');
  for (const typed of [
    'castelnau',
    '0612345012',
    '31130',
    '6A98765432101',
    '4242',
    'hcastelnau',
    'sophie',
    'quemeneur',
  ])
    expect(await search(call, typed), typed).toEqual([]);
  expect(await search(call, '45')).toMatchObject([{ kind: 'order', key: order(45), name: null }]);
  const [potiron] = await search(call, 'potiron');
  expect(potiron).toMatchObject({ kind: 'order', key: order(4) });
  expect(JSON.stringify(await search(call, 'poulet'))).not.toMatch(/\w@\w|Castelnau|Moreau/);
  const { body } = await call('GET', '/orders?search=castelnau');
  expect(body['hydra:member']).toEqual([]);
  const logistics = await as('logistics');
  expect((await search(logistics, 'bienvenue5')).map(({ kind }) => kind)).not.toContain(
    'promotion',
  );
});

test('O-08 whoever was erased is found no more, and orders are found by number alone', async () => {
  const { customer } = await fillOffice(shop);
  const { personalData } = await import('../../../registry/personal-data.ts');
  const { transact } = await import('#platform/unit-of-work.ts');
  await shop.database.pool.query(`update orders set shipping_state = 'shipped'`);
  await transact(shop.appContext, async (work) => {
    const person = {
      customerId: customer,
      email: 'sophie.marchand@laposte.test',
      formerEmails: [],
    };
    for (const { erase } of personalData) await erase(work, person);
  });
  const call = await as('direction');
  for (const typed of [
    'sophie',
    'marchand',
    '0698765432',
    'plougonvelin',
    '1881',
    'vieux chene',
    'AB-00012',
  ])
    expect(await search(call, typed), typed).toEqual([]);
  expect(await search(call, '50')).toMatchObject([{ kind: 'order', key: order(50), name: null }]);
  expect(await compareDocuments(shop.appContext.db, null)).toEqual([]);
});

test('O-08 documents follow every change in its own transaction, and a comparison finds and mends what does not', async () => {
  await fillOffice(shop);
  const { db } = shop.appContext;
  const call = await as('direction');
  expect(await compareDocuments(db, null)).toEqual([]);
  await db.transaction().execute(async (tx) => {
    await sql`update order_addresses set last_name = 'Zimmermann' where order_id =
      (select id from orders where number = ${order(9)})`.execute(tx);
  });
  expect((await search(call, 'zimmer')).map(({ kind }) => kind).toSorted()).toEqual([
    'guest',
    'order',
  ]);
  const undone = db.transaction().execute(async (tx) => {
    await sql`update order_addresses set last_name = 'Ypsilanti'`.execute(tx);
    throw new Error('crash');
  });
  await expect(undone).rejects.toThrow('crash');
  expect(await search(call, 'ypsilanti')).toEqual([]);
  await sql`delete from contact_requests`.execute(db);
  expect(await search(call, 'quemeneur')).toEqual([]);
  expect(await compareDocuments(db, null)).toEqual([]);
  // Changed manually, which bypasses the triggers.
  await sql`update team_documents set heads = 'faux' where kind = 'order' and key = ${order(10)}`.execute(
    db,
  );
  await sql`delete from team_documents where kind = 'product' and key = 'PR000200'`.execute(db);
  await sql`insert into team_documents (kind, ref, key) values ('order', '999999', '999999')`.execute(
    db,
  );
  const wrong = await compareDocuments(db, null);
  expect(wrong.map(({ kind }) => kind)).toEqual(['order', 'order', 'product']);
  await refreshDocuments(db, wrong);
  expect(await compareDocuments(db, null)).toEqual([]);
});

test('O-08 words are made where a dump is restored, with no schema on the path', async () => {
  await fillOffice(shop);
  const client = await shop.database.pool.connect();
  await client.query(`begin; set local search_path = ''`);
  const { rowCount } = await client.query(
    `update public.team_documents set heads = 'Œuvrard' where kind = 'order' and words @@ '''oeuvrard'''`,
  );
  await client.query('rollback');
  client.release();
  expect(rowCount).toBe(1);
});

test('O-08 of two transactions that change one guest at once neither is forgotten', async () => {
  await fillOffice(shop);
  const { pool } = shop.database;
  const [one, other] = [await pool.connect(), await pool.connect()];
  await pool.query(`update orders set email = 'ensemble@exemple.test' where number in ($1, $2)`, [
    order(11),
    order(12),
  ]);
  const rename = (number: number, name: string) =>
    [
      `update order_addresses set last_name = '${name}' where kind = 'shipping'
     and order_id = (select id from orders where number = '${order(number)}')`,
    ] as const;
  await one.query('begin');
  await one.query(...rename(11, 'Premierdeux'));
  const second = other.query(...rename(12, 'Seconddeux'));
  await one.query('commit');
  await second;
  one.release();
  other.release();
  const call = await as('direction');
  for (const typed of ['premierdeux', 'seconddeux'])
    expect((await search(call, typed)).map(({ kind }) => kind).toSorted(), typed).toEqual([
      'guest',
      'order',
    ]);
  expect(await compareDocuments(shop.appContext.db, null)).toEqual([]);
});
