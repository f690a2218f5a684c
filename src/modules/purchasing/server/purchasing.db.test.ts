import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { readPdf, textOf } from '../../../../tests/support/read-pdf.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import type { PurchaseDetailShape, SupplierDetailShape } from '../admin-contracts.ts';
import { receivePurchase } from './receive-purchase.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const { run } = jobRunner(shop);

type Call = Awaited<ReturnType<typeof as>>;
let call: Call;
let supplier: number;

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows;
const inDays = (days: number) => shop.appContext.clock.today().add({ days }).toString();
const purchase = async (id: number): Promise<PurchaseDetailShape> =>
  (await call('GET', `/purchase-orders/${id}`)).body;
const supplierNow = async (): Promise<SupplierDetailShape> =>
  (await call('GET', `/suppliers/${supplier}`)).body;
const purchases = async (state = '') =>
  (await call('GET', `/purchase-orders${state && `?state=${state}`}`)).body['hydra:member'];
const propose = (who = call) => who('POST', '/purchase-proposals', {});
const receive = (
  id: number,
  lines: object[],
  note = 'BL-1',
  headers: Record<string, string> = {},
) => call('POST', `/purchase-orders/${id}/receipts`, { note, lines }, headers);

const MOULINS = {
  name: 'Moulins du Lot',
  contact: 'Jeanne Vidal',
  email: 'commandes@moulins.example',
  telephone: '05 65 00 00 00',
  leadDays: 10,
  coverDays: 30,
  minimum: 200_00,
};

beforeEach(async () => {
  await stockShop(shop.appContext, { kibble: 4, tin: 500 });
  call = await as('logistics');
  supplier = (await call('POST', '/suppliers', MOULINS)).body.id;
  const articles = [
    { variantCode: KIBBLE, reference: 'CROQ-4', multiple: 6, cost: 1850 },
    { variantCode: TIN, reference: 'TER-400', multiple: 24, cost: 92 },
  ];
  const { version } = await supplierNow();
  await call('PUT', `/suppliers/${supplier}/articles`, { version, articles });
});

/** Thirty bags in thirty days of one-off sales, and two a week for subscriptions. */
const ask = async () => {
  await rowsOf('insert into forecast_paces (variant_code, pieces) values ($1, 30)', KIBBLE);
  for (const days of [3, 10, 17, 24, 31, 38])
    await rowsOf(
      'insert into forecast_pieces (subscription, ships_on, variant_code, pieces) values ($1, $2, $3, 2)',
      `S-${days}`,
      inDays(days),
      KIBBLE,
    );
};

/** A sent order of twelve bags and 48 tins. */
const sentOrder = async () => {
  const { id } = (await call('POST', '/purchase-orders', { supplier })).body;
  const lines = [
    { variantCode: KIBBLE, quantity: 12, cost: 1900 },
    { variantCode: TIN, quantity: 48, cost: 92 },
  ];
  const { version } = await purchase(id);
  await call('PUT', `/purchase-orders/${id}`, { version, note: 'Quai 2', lines });
  await call('POST', `/purchase-orders/${id}/sending`, { version: version + 1 });
  return id as number;
};

test('O-30 what is ordered is what the forecast wants until a later order would be here, in whole cartons', async () => {
  await ask();
  expect((await propose()).body).toMatchObject({ drafts: 1 });
  const [{ id, state }] = await purchases('open');
  expect(state).toBe('draft');
  const { lines, amount } = await purchase(id);
  // In 40 days: 40 of sales and 12 of subscriptions, less four in stock, plus the threshold.
  const [{ low_stock_at: threshold }] = await rowsOf(
    'select low_stock_at from product_variants where code = $1',
    KIBBLE,
  );
  const quantity = Math.ceil((40 + 12 + threshold - 4) / 6) * 6;
  expect(lines).toMatchObject([
    { variantCode: KIBBLE, reference: 'CROQ-4', quantity, cost: 1850, received: 0 },
  ]);
  expect(amount).toBe(quantity * 1850);
  // Open orders are not ordered again; new demand is added to the draft.
  expect((await propose()).body).toMatchObject({ drafts: 0 });
  await rowsOf('update forecast_paces set pieces = 300');
  expect((await propose()).body).toMatchObject({ drafts: 1 });
  expect((await purchases()).length).toBe(1);
  expect((await purchase(id)).lines[0]?.quantity).toBe(
    Math.ceil((400 + 12 + threshold - 4 - quantity) / 6) * 6 + quantity,
  );
});

test('O-30 pieces past their date are not counted as there when an order is proposed', async () => {
  const line = { code: TIN, quantity: 500, lot: 'VIEUX', bestBefore: inDays(-1) };
  await rowsOf('update product_variants set on_hand = 0 where code = $1', TIN);
  await call('POST', '/stock-deliveries', { supplier: '', note: '', lines: [line] });
  await rowsOf('insert into forecast_paces (variant_code, pieces) values ($1, 30)', TIN);
  await propose();
  const [{ id }] = await purchases();
  expect((await purchase(id)).lines.map(({ variantCode }) => variantCode)).toContain(TIN);
});

test('O-30 two people who ask for proposals at once write one draft, each piece once', async () => {
  await ask();
  const other = await as('direction');
  await Promise.all([propose(), propose(other), propose(), propose(other)]);
  const all = await purchases();
  expect(all).toHaveLength(1);
  const { pieces } = all[0];
  expect((await propose()).body).toMatchObject({ drafts: 0 });
  expect((await purchases())[0].pieces).toBe(pieces);
});

test('O-30 an order goes to its supplier by mail with its lines as a file, once, and is changed by nobody after', async () => {
  const id = await sentOrder();
  await run();
  await run();
  const mails = await shop.database.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text', 'attachments', 'reply_to as replyTo'])
    .where('kind', '=', 'purchase-order')
    .execute();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({
    recipient: MOULINS.email,
    replyTo: shop.appContext.config.SUPPORT_EMAIL,
  });
  expect(mail?.text).toContain('Quai 2');
  expect(mail?.text).not.toMatch(/purchasing\.|undefined|null|\{\{/);
  const [printed, file] = mail?.attachments ?? [];
  expect([printed?.name, printed?.encoding]).toEqual(['commande-A00001.pdf', 'base64']);
  const text = textOf(readPdf(Buffer.from(printed?.content ?? '', 'base64')));
  for (const said of ['Commande A00001', 'CROQ-4', MOULINS.name, '228,00'])
    expect(text).toContain(said);
  expect(file?.name).toBe('commande-A00001.csv');
  expect(file?.content).toMatch(/CROQ-4;10012345;[^;]*;.*;12;19,00;228,00\r\n/);
  const { version, state, expectedOn } = await purchase(id);
  expect(state).toBe('sent');
  expect(expectedOn).toBe(inDays(10));
  // It is late only after its expected date; then the list shows it.
  expect(await purchases('late')).toEqual([]);
  await rowsOf('update purchase_orders set expected_on = $1', inDays(-1));
  expect(await purchases('late')).toMatchObject([{ id, isLate: true }]);
  const edit = await call('PUT', `/purchase-orders/${id}`, { version, note: '', lines: [] });
  expect(edit.status).toBe(422);
  expect((await call('POST', `/purchase-orders/${id}/sending`, { version })).status).toBe(422);
});

test('O-30 two people who edit one draft: the second is shown that it changed, an empty one is not sent', async () => {
  const { id } = (await call('POST', '/purchase-orders', { supplier })).body;
  const again = await call('POST', '/purchase-orders', { supplier });
  expect(again.body.id).toBe(id);
  const { version } = await purchase(id);
  expect((await call('POST', `/purchase-orders/${id}/sending`, { version })).status).toBe(422);
  const lines = [{ variantCode: TIN, quantity: 24, cost: 92 }];
  const edit = () => call('PUT', `/purchase-orders/${id}`, { version, note: '', lines });
  const statuses = (await Promise.all([edit(), edit()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 409]);
});

test('O-30 a delivery short of what was ordered says what is missing and stays open until it came or is given up', async () => {
  const id = await sentOrder();
  const lots = { lot: 'M-26-11', bestBefore: inDays(300), place: 'A-1' };
  // Half of the bags by barcode, and no tins.
  const first = await receive(id, [{ code: KIBBLE, quantity: 5, ...lots }]);
  expect(first.status).toBe(204);
  expect(await purchase(id)).toMatchObject({
    state: 'partly',
    missing: 7 + 48,
    lines: [
      { variantCode: KIBBLE, quantity: 12, received: 5 },
      { variantCode: TIN, quantity: 48, received: 0 },
    ],
    receipts: [{ note: 'BL-1', pieces: 5, by: 'logistics' }],
  });
  expect((await receive(id, [{ code: TIN, quantity: 48 }], 'BL-2')).status).toBe(204);
  const { version } = await purchase(id);
  expect((await call('POST', `/purchase-orders/${id}/closing`, { version })).status).toBe(204);
  expect(await purchase(id)).toMatchObject({ state: 'short', missing: 7 });
  expect((await receive(id, [{ code: KIBBLE, quantity: 7 }], 'BL-3')).status).toBe(422);
  // A cancelled rest no longer counts as supply: it is proposed again.
  await ask();
  expect((await propose()).body).toMatchObject({ drafts: 1 });
  expect(await purchases('short')).toMatchObject([{ id }]);
});

test('O-30 all that came closes an order, more than was ordered is taken in, and what nobody ordered is not', async () => {
  const id = await sentOrder();
  const wrong = await receive(id, [{ code: '10030001', quantity: 1 }]);
  expect(wrong.body.violations).toMatchObject([{ propertyPath: 'lines.0.code' }]);
  const lines = [
    { code: KIBBLE, quantity: 13 },
    { code: TIN, quantity: 48 },
  ];
  expect((await receive(id, lines)).status).toBe(204);
  expect(await purchase(id)).toMatchObject({ state: 'received', missing: 0 });
  const [{ pieces }] = await rowsOf(
    'select on_hand + reserved as pieces from product_variants where code = $1',
    KIBBLE,
  );
  expect(pieces).toBe(4 + 13);
});

test('O-30 one delivery is received once: two people with one note, and one form sent twice', async () => {
  const id = await sentOrder();
  const lines = [{ code: KIBBLE, quantity: 6 }];
  const both = await Promise.all([receive(id, lines), receive(id, lines)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  const headers = { 'idempotency-key': randomUUID() };
  const twice = [
    await receive(id, [{ code: TIN, quantity: 24 }], 'BL-2', headers),
    await receive(id, [{ code: TIN, quantity: 24 }], 'BL-2', headers),
  ];
  expect(twice.map(({ status }) => status)).toEqual([204, 204]);
  expect(await purchase(id)).toMatchObject({ missing: 6 + 24 });
});

test('O-30 a delivery that breaks off while it is written leaves nothing, and is received whole the next time', async () => {
  const id = await sentOrder();
  const lines = [{ code: KIBBLE, quantity: 12, lot: 'M1', place: null, bestBefore: null }];
  const broken = transact(shop.appContext, async (work) => {
    await receivePurchase(work, 'Nour', id, { note: 'BL-1', lines });
    throw new Error('crash');
  });
  await expect(broken).rejects.toThrow('crash');
  expect(await purchase(id)).toMatchObject({ state: 'sent', missing: 60, receipts: [] });
  expect(await rowsOf(`select * from lot_levels where lot = 'M1'`)).toEqual([]);
  expect((await receive(id, lines)).status).toBe(204);
  expect(await purchase(id)).toMatchObject({ state: 'partly', missing: 48 });
});

test('O-30 what came costs the weighted average from then on', async () => {
  const id = await sentOrder();
  const averageOf = async (code: string) =>
    (await supplierNow()).supplies.find(({ variantCode }) => variantCode === code)?.average;
  expect(await averageOf(KIBBLE)).toBeNull();
  await receive(id, [{ code: KIBBLE, quantity: 12 }]);
  // Four pieces of unknown cost were in stock.
  expect(await averageOf(KIBBLE)).toBe(1900);
  const next = (await call('POST', '/purchase-orders', { supplier })).body.id;
  const lines = [{ variantCode: KIBBLE, quantity: 16, cost: 2100 }];
  const { version } = await purchase(next);
  await call('PUT', `/purchase-orders/${next}`, { version, note: '', lines });
  await call('POST', `/purchase-orders/${next}/sending`, { version: version + 1 });
  await receive(next, [{ code: KIBBLE, quantity: 16 }]);
  expect(await averageOf(KIBBLE)).toBe(2000);
});

test('O-30 what arrives broken is never for sale, counts as arrived, and says what to claim from the supplier', async () => {
  const id = await sentOrder();
  const lots = { lot: 'M-26-11', bestBefore: inDays(300), place: 'A-1' };
  const unsaid = await receive(id, [
    { code: KIBBLE, quantity: 10, damaged: 2, ...lots },
    { code: TIN, quantity: 0 },
  ]);
  expect(unsaid.status).toBe(422);
  expect(unsaid.body.violations).toMatchObject([
    { propertyPath: 'lines.0.damage', message: expect.stringContaining('dites ce qu’ont') },
    { propertyPath: 'lines.1.quantity' },
  ]);
  const headers = { 'idempotency-key': randomUUID() };
  const lines = [
    { code: KIBBLE, quantity: 10, damaged: 2, damage: 'Sacs percés', ...lots },
    // All tins broken, and past their date: none of them becomes stock.
    {
      code: TIN,
      quantity: 0,
      damaged: 48,
      damage: 'Palette écrasée',
      lot: 't-9',
      bestBefore: inDays(-1),
    },
  ];
  // Pressed twice, and sent once more by a browser that was without a network.
  for (const _ of [1, 2, 3]) expect((await receive(id, lines, 'BL-1', headers)).status).toBe(204);
  expect(await purchase(id)).toMatchObject({
    state: 'received',
    missing: 0,
    damaged: 50,
    lines: [
      { variantCode: KIBBLE, received: 10, damaged: 2 },
      { variantCode: TIN, received: 0, damaged: 48 },
    ],
    receipts: [{ note: 'BL-1', pieces: 10, damaged: 50 }],
    damages: [
      { variantCode: TIN, quantity: 48, lot: 'T-9', damage: 'Palette écrasée', cost: 92 },
      {
        variantCode: KIBBLE,
        quantity: 2,
        lot: 'M-26-11',
        damage: 'Sacs percés',
        cost: 1900,
        note: 'BL-1',
        by: 'logistics',
      },
    ],
  });
  expect(await purchases('received')).toMatchObject([{ id, damaged: 50 }]);
  // Stock, its movements, its lots and places, and its cost know the sound ones alone.
  expect(
    await rowsOf(
      'select on_hand + reserved as pieces from product_variants where code = any($1) order by code',
      [KIBBLE, TIN],
    ),
  ).toEqual([{ pieces: 14 }, { pieces: 500 }]);
  expect(await rowsOf('select reason, after - before as pieces from stock_movements')).toEqual([
    { reason: 'restock', pieces: 10 },
  ]);
  expect(
    await rowsOf(`select lot, place, quantity from lot_levels where lot <> '' and quantity <> 0`),
  ).toEqual([{ lot: 'M-26-11', place: 'A-1', quantity: 10 }]);
  expect(await rowsOf('select variant_code, quantity, average::float from received_goods')).toEqual(
    [{ variant_code: KIBBLE, quantity: 10, average: 1900 }],
  );
  const [recorded] = await rowsOf(
    `select detail from staff_actions where action = 'purchase.received'`,
  );
  expect(recorded.detail).toMatchObject({ pieces: 10, damaged: 50 });
});

test('O-30 what arrived broken is not waited for, and is proposed again', async () => {
  const id = await sentOrder();
  await receive(id, [{ code: KIBBLE, quantity: 0, damaged: 12, damage: 'Mouillés' }]);
  expect(await purchase(id)).toMatchObject({ state: 'partly', missing: 48, damaged: 12 });
  await ask();
  expect((await propose()).body).toMatchObject({ drafts: 1 });
  const [{ id: draft }] = await purchases('draft');
  // As if nothing of them was on its way: 40 of sales and 12 of subscriptions, less four in stock.
  expect((await purchase(draft)).lines[0]?.quantity).toBeGreaterThanOrEqual(48);
});

test('FOOD-03 a lot leads to its supplier and to the order it came with', async () => {
  const id = await sentOrder();
  await receive(id, [{ code: KIBBLE, quantity: 12, lot: 'M-26-11', bestBefore: inDays(300) }]);
  const { body } = await call('GET', `/stock-lots/receipts?lot=M-26-11&variant=${KIBBLE}`);
  expect(body['hydra:member']).toMatchObject([
    { supplier: MOULINS.name, purchaseOrder: id, quantity: 12 },
  ]);
});

test('GRD-27 suppliers and what they cost are of those who look after the stock', async () => {
  const support = await as('support');
  for (const path of ['/suppliers', `/suppliers/${supplier}`, '/purchase-orders'])
    expect((await support('GET', path)).status).toBe(403);
  expect((await propose(support)).status).toBe(403);
});
