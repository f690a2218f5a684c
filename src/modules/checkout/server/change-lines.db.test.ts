import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, DISPUTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import {
  BOWL,
  KIBBLE,
  publishCoupon,
  stockShop,
  TIN,
} from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { address, call, complete, filled, pay: choosePayment, ready, ship } = orderCalls(shop);
const { pay, put, withCard, charges, run, start } = paymentCalls(shop);
const { as } = staffCalls(shop);
const { pool } = shop.database;

beforeEach(() => stockShop(shop.appContext));
afterEach(() => shop.appContext.clock.move(new Temporal.Duration()));

type Item = [string, number];
const DEAREST: Item[] = [
  [KIBBLE, 2],
  [BOWL, 1],
];

async function paid(items = DEAREST, card = ACCEPTED) {
  const cart = await ready('card', ...items);
  await pay(cart, card);
  await run();
  const { body } = await call('GET', `/${cart.tokenValue}`);
  return { token: cart.tokenValue, number: body.number as string, total: cart.total };
}

const wanted = (...items: Item[]) =>
  items.map(([variantCode, quantity]) => ({ variantCode, quantity }));

/** Previews the change, then does it. */
async function change(number: string, ...items: Item[]) {
  const team = await as('support');
  const lines = wanted(...items);
  const { body: quote } = await team('POST', `/orders/${number}/line-quotes`, { lines });
  const { version, returned, owed } = quote;
  const sent = { lines, version, expected: returned - owed, reason: 'Demandé par téléphone' };
  return { quote, answer: await team('PUT', `/orders/${number}/lines`, sent), sent };
}

const mails = async (kind: string) =>
  (await pool.query('select text from mails where kind = $1 order by id', [kind])).rows.map(
    ({ text }) => (text as string).replaceAll(/[\u00a0\u202f]/g, ' '),
  );
const onHand = async (code: string) =>
  (await pool.query('select on_hand from product_variants where code = $1', [code])).rows[0]
    .on_hand as number;
const findings = async () => {
  const team = await as('accounting');
  await team('POST', '/payment-matches', {});
  const { body } = await team('GET', '/payment-findings');
  return body['hydra:member'].map(({ kind }: { kind: string }) => kind);
};
/** Raises all prices in France from tomorrow. */
async function raisePrices(by: number) {
  const today = shop.appContext.clock.today();
  const { rows } = await pool.query(
    `update price_history set valid_to = $1
     where valid_to is null and channel_code = 'FR_WEB' returning variant_code, kind, cents`,
    [today.toString()],
  );
  for (const { variant_code, kind, cents } of rows)
    await pool.query(
      `insert into price_history (variant_code, channel_code, kind, valid_from, cents)
       values ($1, 'FR_WEB', $2, $3, $4)`,
      [variant_code, kind, today.add({ days: 1 }).toString(), cents + by],
    );
}
const parcel = { trackingNumbers: ['COLIS-1'], lots: [], isLast: true };
const why = ({ body }: { body: Record<string, string> }) => body['hydra:description'];

test('O-22 lines of a paid order are changed as was shown: kept ones at their price, added ones at that of today, money, pieces and mail', async () => {
  const { number, token, total } = await paid();
  expect(total).toBe(9490);
  const stock = { kibble: await onHand(KIBBLE), tin: await onHand(TIN), bowl: await onHand(BOWL) };
  // All prices have risen since the order.
  await raisePrices(100);
  const team = await as('support');
  const { body: quote } = await team('POST', `/orders/${number}/line-quotes`, {
    lines: wanted([KIBBLE, 1], [TIN, 2]),
  });
  expect(quote).toMatchObject({
    lines: [
      { before: 2, after: 1, unitPrice: 4100, totalBefore: 8200, totalAfter: 4100 },
      { before: 1, after: 0, totalBefore: 1290, totalAfter: 0 },
      { before: 0, after: 2, unitPrice: 390, totalAfter: 780 },
    ],
    before: { total: 9490, delivery: 0 },
    // The new total is below the threshold for free delivery, but delivery stays free.
    after: { items: 4880, total: 4880, delivery: 0 },
    returned: 4610,
    way: 'refunded',
    shelved: [{ quantity: 1 }, { quantity: 1 }],
    taken: [{ quantity: 2 }],
    email: 'lea@example.org',
  });
  expect(quote.after.taxes.map(({ rate }: { rate: number }) => rate)).toEqual([20]);
  // The preview changed nothing.
  expect((await call('GET', `/${token}`)).body.total).toBe(total);

  const { answer } = await change(number, [KIBBLE, 1], [TIN, 2]);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ total: 4880, paymentState: 'paid' });
  await run();
  expect(await onHand(KIBBLE)).toBe(stock.kibble + 1);
  expect(await onHand(BOWL)).toBe(stock.bowl + 1);
  expect(await onHand(TIN)).toBe(stock.tin - 2);
  expect(await charges()).toMatchObject([{ amount: 9490, refunded: 4610 }]);
  const [text] = await mails('order-lines-changed');
  expect(text).toContain('Retiré : 1 × Gamelle en grès');
  expect(text).toContain('48,80');
  expect(text).toContain('Demandé par téléphone');
  expect(await mails('order-refunded')).toHaveLength(1);
  // The customer sees the change and the refund.
  const { body: changes } = await call('GET', `/${token}/changes`);
  expect(changes['hydra:member']).toMatchObject([
    { totalBefore: 9490, totalAfter: 4880, returned: 4610, reason: 'Demandé par téléphone' },
  ]);
  expect((await call('GET', `/${token}/refunds`)).body['hydra:member']).toMatchObject([
    { amount: 4610, state: 'done' },
  ]);
  const log = await (await as('direction'))('GET', `/staff-actions?subject=${number}`);
  expect(log.body['hydra:member'][0]).toMatchObject({ action: 'order.lines_changed' });
  expect(await findings()).toEqual([]);
});

test('O-22 the invoice after a change holds what left, and what comes back of it is what was paid for it', async () => {
  const { number, token } = await paid();
  await change(number, [KIBBLE, 1], [TIN, 2]);
  await run();
  const team = await as('direction');
  expect((await team('POST', `/orders/${number}/parcels`, parcel)).status).toBe(200);
  await run();
  const documents = () => call('GET', `/${token}/invoices`);
  const { rows } = await pool.query('select snapshot::jsonb as snapshot from invoices');
  const [{ snapshot }] = rows;
  expect(snapshot).toMatchObject({ total: 4680 });
  expect(JSON.stringify(snapshot)).not.toContain('Gamelle en grès');
  // The refund covers exactly the lines it left with.
  const refund = { everything: true, reason: 'Rétractation', withdrawal: true };
  const answer = await team('POST', `/orders/${number}/refunds`, refund);
  expect(answer.status).toBe(200);
  await run();
  expect(await charges()).toMatchObject([{ amount: 9490, refunded: 9490 }]);
  expect((await documents()).body['hydra:member']).toHaveLength(2);
  expect((await team('GET', '/document-verification')).body).toMatchObject({ problems: [] });
  expect(await findings()).toEqual([]);
});

test('O-22 money that is only held goes back once it was debited, and what is held covers a line put back', async () => {
  shop.appContext.config.CAPTURE_AT = 'shipping';
  const { number } = await paid();
  const less = await change(number, [KIBBLE, 1]);
  expect(less.quote).toMatchObject({ returned: 5390, way: 'after_debit' });
  await run();
  expect(await charges()).toMatchObject([{ state: 'authorized', refunded: 0 }]);
  // Two bags again, without the bowl: the hold covers it.
  const more = await change(number, [KIBBLE, 2]);
  expect(more.answer.status).toBe(200);
  expect(more.quote).toMatchObject({ returned: 1290, way: 'after_debit' });
  await (await as('direction'))('POST', `/orders/${number}/parcels`, parcel);
  await run();
  expect(await charges()).toMatchObject([{ state: 'captured', amount: 9490, refunded: 1290 }]);
  expect(await findings()).toEqual([]);
});

test('O-02 O-22 of a hold larger than what is left to pay, cancelling says all that is let go of', async () => {
  shop.appContext.config.CAPTURE_AT = 'shipping';
  const { number, total } = await paid();
  await change(number, [KIBBLE, 1]);
  await run();
  const team = await as('direction');
  const { body: preview } = await team('GET', `/orders/${number}/cancellation`);
  expect(preview).toMatchObject({ money: 'released', amount: total, changedGoods: [] });
  await team('POST', `/orders/${number}/cancel`, {});
  await run();
  expect(await charges()).toMatchObject([{ state: 'voided', amount: total }]);
});

test('O-22 an order that was changed and then cancelled gives back what it came to, and no cent twice', async () => {
  const { number } = await paid();
  await change(number, [KIBBLE, 1]);
  await run();
  await (await as('direction'))('POST', `/orders/${number}/cancel`, {});
  await run();
  expect(await charges()).toMatchObject([{ amount: 9490, refunded: 9490 }]);
  expect(await findings()).toEqual([]);
});

test('O-22 what a transfer brought beyond the new total is sent back by the team, as any surplus', async () => {
  const cart = await filled([KIBBLE, 2]);
  await address(cart.tokenValue);
  await ship(cart);
  await choosePayment(cart, 'bank_transfer');
  const { number } = (await complete(cart.tokenValue)).body;
  const accounting = await as('accounting');
  await accounting('POST', `/orders/${number}/receipts`, { reference: 'VIR-1' });
  await run();
  const { answer, quote } = await change(number, [KIBBLE, 1]);
  expect(answer.status).toBe(200);
  expect(quote).toMatchObject({ returned: 4100, way: 'by_transfer' });
  expect((await accounting('GET', `/orders/${number}/money`)).body).toMatchObject({
    surplus: 4100,
    findings: [{ kind: 'overpaid' }],
  });
  await accounting('POST', `/orders/${number}/returns`, { reference: 'VIR-RETOUR-1' });
  expect(await findings()).toEqual([]);
  await run();
  const [text] = await mails('order-lines-changed');
  expect(text).toContain('par virement');
});

test('O-22 a refund of the difference that the provider refused is asked for again by the same lines', async () => {
  const { number } = await paid();
  await change(number, [KIBBLE, 1]);
  await pool.query("update refunds set state = 'refused'");
  expect(await findings()).toEqual(['order_differs']);
  const again = await change(number, [KIBBLE, 1]);
  expect(again.answer.status).toBe(200);
  expect(again.quote).toMatchObject({ returned: 5390 });
  await run();
  expect(await charges()).toMatchObject([{ refunded: 5390 }]);
  expect(await findings()).toEqual([]);
  // The same lines again: nothing would change.
  const { body } = await (await as('support'))('POST', `/orders/${number}/line-quotes`, {
    lines: wanted([KIBBLE, 1]),
  });
  expect(why({ body })).toContain('Rien ne change');
});

test('O-22 what was given stays given as it was, unless the lines do not earn it any more', async () => {
  await publishCoupon(shop.appContext, 'GROS5', { minimum: 6000 });
  const cart = await filled(...DEAREST);
  await call('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode: 'GROS5' });
  const { body } = await call('GET', `/${cart.tokenValue}`);
  await address(cart.tokenValue);
  await ship(body);
  const priced = (await choosePayment(body, 'card')).body;
  expect(priced.total).toBe(8990);
  await pay(priced, ACCEPTED);
  await run();
  const { number } = (await call('GET', `/${cart.tokenValue}`)).body;
  // The promotion has ended since.
  await pool.query("update promotions set enabled = false where code = 'gros5'");
  const team = await as('support');
  const quote = async (...items: Item[]) =>
    (await team('POST', `/orders/${number}/line-quotes`, { lines: wanted(...items) })).body;
  expect(await quote([KIBBLE, 2])).toMatchObject({ after: { total: 7700 }, lost: [] });
  expect(await quote([KIBBLE, 1])).toMatchObject({ after: { total: 4100 }, lost: ['gros5'] });
});

test('O-22 what may not be changed is refused in words, and nothing moves', async () => {
  const { number, token } = await paid();
  const [team, accounting] = [await as('support'), await as('accounting')];
  const path = `/orders/${number}`;
  const refusedWith = async (...items: Item[]) =>
    why(await team('POST', `${path}/line-quotes`, { lines: wanted(...items) }));
  // Captured money is not charged again: additions need a new order.
  expect(await refusedWith([KIBBLE, 2], [BOWL, 2])).toContain('12,90');
  expect(await refusedWith()).toContain('annulez plutôt');
  expect(await refusedWith([KIBBLE, 1], [KIBBLE, 1])).toContain('deux fois');
  expect(await refusedWith(...DEAREST)).toContain('Rien ne change');
  expect((await accounting('PUT', `${path}/lines`, {})).status).toBe(403);
  // A noted lot means the unit is packed.
  await pool.query(
    `insert into order_lots (order_id, variant_code, product_name, lot, quantity, recorded_at)
     select id, '${BOWL}', 'Gamelle', 'L1', 1, now() from orders where token = $1`,
    [token],
  );
  expect(await refusedWith([KIBBLE, 2])).toContain('emballé');
  await pool.query('delete from order_lots');
  expect((await team('POST', `${path}/parcels`, parcel)).status).toBe(200);
  expect(await refusedWith([KIBBLE, 1])).toContain('déjà parti');
  await run();
  expect(await charges()).toMatchObject([{ refunded: 0 }]);
  expect(await mails('order-lines-changed')).toEqual([]);

  const disputed = await paid([[KIBBLE, 2]], DISPUTED);
  const held = await team('POST', `/orders/${disputed.number}/line-quotes`, {
    lines: wanted([KIBBLE, 1]),
  });
  expect(why(held)).toContain('La banque a déjà repris');
});

test('O-22 of two colleagues who change at once one is told, a change sent twice is one, another amount is shown again', async () => {
  const { number } = await paid();
  const [support, direction] = [await as('support'), await as('direction')];
  const path = `/orders/${number}`;
  const { version } = (await support('GET', path)).body;
  const body = { lines: wanted([KIBBLE, 2]), version, expected: 1290, reason: 'Erreur' };
  expect((await support('PUT', `${path}/lines`, { ...body, expected: 1200 })).status).toBe(409);
  const answers = await Promise.all([
    support('PUT', `${path}/lines`, body),
    direction('PUT', `${path}/lines`, { ...body, lines: wanted([BOWL, 1]), expected: 8200 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await run();
  expect(await mails('order-lines-changed')).toHaveLength(1);

  const other = await paid([[KIBBLE, 2]]);
  const now = (await support('GET', `/orders/${other.number}`)).body.version;
  const key = { 'idempotency-key': 'changed-lines-once-0001' };
  const less = { lines: wanted([KIBBLE, 1]), version: now, expected: 4100, reason: 'Un seul' };
  await Promise.all([
    support('PUT', `/orders/${other.number}/lines`, less, key),
    support('PUT', `/orders/${other.number}/lines`, less, key),
  ]);
  await run();
  expect(await mails('order-lines-changed')).toHaveLength(2);
  expect(await findings()).toEqual([]);
});

test('O-22 the order that leaves meanwhile, and the last piece that somebody else gets, leave lines as they were', async () => {
  const leaving = await paid();
  const team = await as('direction');
  const lines = wanted([KIBBLE, 1]);
  const { version } = (await team('GET', `/orders/${leaving.number}`)).body;
  const [sent, changed] = await Promise.all([
    team('POST', `/orders/${leaving.number}/parcels`, parcel),
    team('PUT', `/orders/${leaving.number}/lines`, {
      lines,
      version,
      expected: 5390,
      reason: 'Trop',
    }),
  ]);
  // It left either whole or with the changed lines.
  expect(sent.status).toBe(200);
  expect([200, 422]).toContain(changed.status);
  await run();
  expect(await charges()).toMatchObject([{ refunded: changed.status === 200 ? 5390 : 0 }]);

  await pool.query(`update product_variants set on_hand = 1 where code = '${BOWL}'`);
  const [first, second] = [await paid([[KIBBLE, 2]]), await paid([[KIBBLE, 2]])];
  const swap = async ({ number }: { number: string }) => {
    const { version: at } = (await team('GET', `/orders/${number}`)).body;
    return team('PUT', `/orders/${number}/lines`, {
      lines: wanted([KIBBLE, 1], [BOWL, 1]),
      version: at,
      expected: 8200 - 5390,
      reason: 'La gamelle plutôt',
    });
  };
  const answers = await Promise.all([swap(first), swap(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await onHand(BOWL)).toBe(0);
  await run();
  expect(await findings()).toEqual([]);
});

/** An order whose card payment is only held, and a change that costs more by one bowl. */
async function dearerChange() {
  shop.appContext.config.CAPTURE_AT = 'shipping';
  const order = await paid([[KIBBLE, 2]]);
  const requested = await change(order.number, [KIBBLE, 1], [BOWL, 5]);
  await run();
  const state = async () => (await call('GET', `/${order.token}`)).body;
  return { ...order, ...requested, state };
}

test('O-22 a dearer change waits for its customer to pay the new total; nothing leaves meanwhile, and only one hold stays', async () => {
  const [kibble, bowl] = [await onHand(KIBBLE), await onHand(BOWL)];
  const { number, quote, answer, state } = await dearerChange();
  expect(quote).toMatchObject({
    owed: 2350,
    returned: 0,
    way: 'to_pay',
    payUntil: expect.any(String),
    after: { total: 10_550 },
  });
  expect(answer.status).toBe(200);
  expect(await state()).toMatchObject({ paymentState: 'awaiting_payment', total: 10_550 });
  const team = await as('direction');
  expect((await team('GET', `/orders/${number}/file`)).body).toMatchObject({
    mayLeave: false,
    linesAwaited: true,
  });
  expect((await team('POST', `/orders/${number}/parcels`, parcel)).status).toBe(422);
  // Additional units are reserved, and removed ones stay reserved in case the change is undone.
  expect([await onHand(KIBBLE), await onHand(BOWL)]).toEqual([kibble - 2, bowl - 5]);
  const [text] = await mails('order-lines-changed');
  expect(text).toContain('105,50');
  expect(await charges()).toMatchObject([{ state: 'authorized', amount: 8200 }]);

  await pay(await state(), ACCEPTED);
  await run();
  expect(await state()).toMatchObject({ paymentState: 'authorized', number, total: 10_550 });
  expect((await charges()).map(({ state: now, amount }) => [now, amount]).sort()).toEqual([
    ['authorized', 10_550],
    ['voided', 8200],
  ]);
  expect(await onHand(KIBBLE)).toBe(kibble - 1);
  expect(await mails('order-lines-changed')).toHaveLength(2);
  // It is confirmed once, and leaves with its new lines.
  expect(await mails('order-confirmation')).toHaveLength(1);
  expect((await team('POST', `/orders/${number}/parcels`, parcel)).status).toBe(200);
  await run();
  const { rows } = await pool.query('select snapshot::jsonb as snapshot from invoices');
  expect(rows[0].snapshot).toMatchObject({ total: 10_550 });
  expect(await findings()).toEqual([]);
});

test('O-22 a dearer change that nobody pays in time, or that is taken back, leaves the order as it was paid', async () => {
  const [kibble, bowl] = [await onHand(KIBBLE), await onHand(BOWL)];
  const { number, state, total } = await dearerChange();
  shop.appContext.clock.move(Temporal.Duration.from({ hours: 73 }));
  await start('release-unpaid-orders');
  await run();
  expect(await state()).toMatchObject({
    paymentState: 'authorized',
    state: 'new',
    total,
    items: [{ variantCode: KIBBLE, quantity: 2, total: 8200 }],
  });
  expect([await onHand(KIBBLE), await onHand(BOWL)]).toEqual([kibble - 2, bowl]);
  expect((await mails('order-lines-changed')).at(-1)).toContain('reste');
  const team = await as('support');
  // Requested again, then undone by the team.
  const { body: quote } = await team('POST', `/orders/${number}/line-quotes`, {
    lines: wanted([KIBBLE, 2], [BOWL, 1]),
  });
  const { version } = quote;
  const sent = { lines: wanted([KIBBLE, 2], [BOWL, 1]), version, expected: -1290, reason: 'Plus' };
  expect((await team('PUT', `/orders/${number}/lines`, sent)).status).toBe(200);
  expect((await team('DELETE', `/orders/${number}/awaited-lines`)).status).toBe(200);
  expect((await team('DELETE', `/orders/${number}/awaited-lines`)).status).toBe(422);
  expect(await state()).toMatchObject({ paymentState: 'authorized', total });
  expect(await onHand(BOWL)).toBe(bowl);
  const sentOff = await (await as('direction'))('POST', `/orders/${number}/parcels`, parcel);
  expect(sentOff.status).toBe(200);
  await run();
  expect(await findings()).toEqual([]);
});

test('O-22 a payment that comes too late, or for an order cancelled meanwhile, is let go of', async () => {
  const { state } = await dearerChange();
  const hash = await withCard(await state(), ACCEPTED);
  const expectedTotal = (await state()).total;
  shop.appContext.clock.move(Temporal.Duration.from({ hours: 73 }));
  await start('release-unpaid-orders');
  const late = await put(hash, { confirm: true, expectedTotal });
  expect(late.status).toBeGreaterThanOrEqual(400);
  await run();
  expect(await state()).toMatchObject({ paymentState: 'authorized', total: 8200 });

  shop.appContext.clock.move(new Temporal.Duration());
  const [kibble, bowl] = [await onHand(KIBBLE), await onHand(BOWL)];
  const other = await dearerChange();
  const team = await as('direction');
  // O-02: the old hold is released, and the units of the change go back into stock.
  expect((await team('GET', `/orders/${other.number}/cancellation`)).body).toMatchObject({
    money: 'released',
    amount: 8200,
    goods: [{ quantity: 1 }, { quantity: 5 }],
    changedGoods: [{ variantCode: KIBBLE, quantity: 1 }],
  });
  await team('POST', `/orders/${other.number}/cancel`, {});
  await run();
  expect(await other.state()).toMatchObject({ state: 'cancelled' });
  // No hold is left, and all its units are back in stock.
  expect([await onHand(KIBBLE), await onHand(BOWL)]).toEqual([kibble, bowl]);
  expect((await charges()).filter(({ state: now }) => now === 'authorized')).toHaveLength(1);
  expect(await findings()).toEqual([]);
});

test('O-22 nobody reads the changes of an order of somebody else', async () => {
  expect((await call('GET', '/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/changes')).status).toBe(404);
});
