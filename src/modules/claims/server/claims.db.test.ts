import { beforeEach, expect, test } from 'vitest';
import { lockOrder, recordPayment } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import type { OrderClaimsShape } from '../admin-contracts.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const { run } = jobRunner(shop);
const { call: shopper, complete, ready } = orderCalls(shop);

type Call = Awaited<ReturnType<typeof as>>;
let call: Call;
let number: string;

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows;

beforeEach(async () => {
  await stockShop(shop.appContext, { kibble: 20, tin: 50 });
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, 2], [TIN, 3]);
  number = (await complete(tokenValue)).body.number;
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, tokenValue);
    if (order) await recordPayment(work, order, { transactionId: 'bank-1', captured: true });
  });
  call = await as('logistics');
  const lots = [{ variantCode: KIBBLE, lot: 'K1', bestBefore: '2027-09-01', quantity: 2 }];
  await call('POST', `/orders/${number}/parcels`, { trackingNumbers: ['8R1'], isLast: true, lots });
});

const claimsOf = async (of = number): Promise<OrderClaimsShape> =>
  (await call('GET', `/orders/${of}/claims`)).body;
const open = (body: object = { trackingNumber: '8R1', kind: 'lost' }) =>
  call('POST', `/orders/${number}/claims`, body);
const resend = (id: number, goods: object[]) =>
  call('POST', `/claims/${id}/second-sending`, { goods });
const onHand = async () =>
  (
    await rowsOf(
      'select on_hand + reserved as pieces, reserved from product_variants where code = $1',
      KIBBLE,
    )
  )[0];

test('O-21 a lost parcel is claimed from its carrier and sent again at no cost, as an order that is packed as any other', async () => {
  expect((await open()).status).toBe(204);
  expect((await open()).status).toBe(422);
  const [claim] = (await claimsOf()).claims;
  const id = claim?.id ?? 0;
  const before = await onHand();
  const note = { state: 'filed', reference: 'LP-77', cents: 4100 };
  expect((await call('PUT', `/claims/${id}`, note)).status).toBe(204);
  expect((await resend(id, [{ variantCode: KIBBLE, quantity: 3 }])).status).toBe(422);
  expect((await resend(id, [{ variantCode: KIBBLE, quantity: 1 }])).status).toBe(204);

  const [again] = (await claimsOf()).claims;
  expect(again).toMatchObject({
    outcome: 'resent',
    state: 'filed',
    reference: 'LP-77',
    cents: 4100,
  });
  const other = again?.resentAs ?? '';
  expect(await claimsOf(other)).toMatchObject({ resends: number });
  // Units already sent again cannot be sent once more.
  expect((await claimsOf()).goods).toMatchObject([
    { variantCode: KIBBLE, quantity: 1 },
    { variantCode: TIN, quantity: 3 },
  ]);
  // Its unit is reserved on the shelf, and nothing is charged.
  expect(await onHand()).toMatchObject({ pieces: before.pieces, reserved: before.reserved + 1 });
  const [row] = await rowsOf(
    'select total, payment_state, shipping_state from orders where number = $1',
    other,
  );
  expect(row).toEqual({ total: 0, payment_state: 'paid', shipping_state: 'ready' });
  expect(JSON.stringify((await call('GET', '/preparation')).body)).toContain(other);

  await run('send-resent-notice');
  const [mail] = await rowsOf(
    "select recipient, subject, text from mails where kind = 'order-resent'",
  );
  expect(mail.recipient).toBe('lea@example.org');
  expect(mail.subject).toContain(number);
  expect(mail.text).toContain(other);

  const sent = await call('POST', `/orders/${other}/parcels`, {
    trackingNumbers: ['8R2'],
    isLast: true,
    lots: [{ variantCode: KIBBLE, lot: 'K1', bestBefore: '2027-09-01', quantity: 1 }],
  });
  expect(sent.status).toBe(200);
  expect(await onHand()).toMatchObject({ pieces: before.pieces - 1, reserved: before.reserved });
  // A recall of its lot finds both orders.
  const found = await rowsOf("select count(*)::int as orders from order_lots where lot = 'K1'");
  expect(found).toEqual([{ orders: 2 }]);
  await run('issue-invoice');
  const invoices = await rowsOf(
    'select o.number from invoices i join orders o on o.id = i.order_id order by i.id',
  );
  expect(invoices.map((one) => one.number)).toEqual([number]);
  const facts = await rowsOf(
    'select count(*)::int as sold from orders o where o.resends is not null',
  );
  expect(facts).toEqual([{ sold: 1 }]);
});

test('O-21 a parcel that arrived after all, or was paid back, is settled once; what the carrier owes stays on the list', async () => {
  await open({ trackingNumber: '8R1', kind: 'damaged', note: 'Carton écrasé' });
  const id = (await claimsOf()).claims[0]?.id ?? 0;
  await call('PUT', `/claims/${id}`, { state: 'filed', reference: '', cents: null });
  const settle = () => call('POST', `/claims/${id}/settlement`, { outcome: 'refunded' });
  expect([(await settle()).status, (await settle()).status]).toEqual([204, 422]);
  expect((await resend(id, [{ variantCode: TIN, quantity: 1 }])).status).toBe(422);
  const waiting = async () => (await call('GET', '/claims')).body['hydra:member'];
  expect(await waiting()).toMatchObject([{ number, outcome: 'refunded', state: 'filed' }]);
  await call('PUT', `/claims/${id}`, { state: 'paid', reference: 'LP-9', cents: 2500 });
  expect(await waiting()).toEqual([]);
});

test('O-21 a parcel nobody sent, a claim that is not, and who may only read are refused', async () => {
  expect((await open({ trackingNumber: '8R9', kind: 'lost' })).status).toBe(404);
  expect((await resend(999, [{ variantCode: TIN, quantity: 1 }])).status).toBe(404);
  await open();
  const id = (await claimsOf()).claims[0]?.id ?? 0;
  expect((await resend(id, [])).status).toBe(422);
  const accounting = await as('accounting');
  expect((await accounting('GET', '/claims')).status).toBe(200);
  const refused = await accounting('POST', `/claims/${id}/second-sending`, { goods: [] });
  expect(refused.status).toBe(403);
  expect((await shopper('GET', '/claims')).status).toBe(404);
});

test('N-20 O-21 a parcel that came back is scanned once, looked at, and its pieces stand under their lot or are thrown away', async () => {
  const scan = (code: string) => call('POST', '/returned-parcels', { code });
  expect((await scan('INCONNU-1')).status).toBe(404);
  const first = await scan('8R1');
  expect(first).toMatchObject({ status: 200, body: { number } });
  // Scanned twice, or by the number of its order: one claim.
  expect((await scan('8R1')).body.claim).toBe(first.body.claim);
  expect((await scan(number)).body.claim).toBe(first.body.claim);
  const { claims, returnable } = await claimsOf();
  expect(claims).toMatchObject([{ kind: 'returned', trackingNumber: '8R1', outcome: null }]);
  expect(returnable).toMatchObject([
    {
      trackingNumber: '8R1',
      pieces: [
        { variantCode: KIBBLE, lot: 'K1', quantity: 2 },
        { variantCode: TIN, quantity: 3 },
      ],
    },
  ]);

  const before = await onHand();
  const back = { variantCode: KIBBLE, quantity: 1 };
  const piece = { ...back, lot: 'k1' };
  const inspect = (pieces: object[]) =>
    call('POST', `/claims/${first.body.claim}/inspection`, { pieces });
  expect((await inspect([])).status).toBe(422);
  expect((await inspect([{ ...piece, quantity: 3, outcome: 'shelf' }])).status).toBe(422);
  const found = [
    { ...piece, outcome: 'shelf', place: 'R-1' },
    { ...piece, outcome: 'waste' },
  ];
  expect((await inspect(found)).status).toBe(204);
  expect(await onHand()).toMatchObject({ pieces: before.pieces + 1, reserved: before.reserved });
  const levels = await rowsOf(
    `select place, quantity, best_before from lot_levels where lot = 'K1' and quantity > 0`,
  );
  expect(levels).toEqual([{ place: 'R-1', quantity: 1, best_before: '2027-09-01' }]);
  const after = await claimsOf();
  expect(after.cameBack).toEqual([back, back]);
  expect(after.claims).toMatchObject([{ shelved: 1, wasted: 1 }]);
  expect(after.returnable[0]?.pieces).toMatchObject([{ variantCode: TIN, quantity: 3 }]);
  expect((await inspect([{ ...piece, outcome: 'shelf' }])).status).toBe(422);
  const accounting = await as('accounting');
  expect((await accounting('POST', '/returned-parcels', { code: '8R1' })).status).toBe(403);
});
