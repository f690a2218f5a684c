import { beforeEach, expect, test } from 'vitest';
import { lockOrder, type Order, shipParcels } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call: shopper, ready, complete } = orderCalls(shop);
const { pay, run, charges } = paymentCalls(shop);
const { as } = staffCalls(shop);
const BAG = `${KIBBLE}:once`;
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

beforeEach(() => stockShop(shop.appContext));

async function promised(): Promise<{ number: string; total: number; tokenValue: string }> {
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, 2]);
  return (await complete(tokenValue)).body;
}
const send = (token: string) =>
  transact(shop.appContext, async (work) =>
    shipParcels(work, (await lockOrder(work, token)) as Order, ['COLIS-1'], { isLast: true }),
  );
async function shippedByCard() {
  const cart = await ready('card', [KIBBLE, 2]);
  await pay(cart, ACCEPTED);
  await run();
  await send(cart.tokenValue);
  const { number, total } = (await shopper('GET', `/${cart.tokenValue}`)).body;
  return { number, total } as { number: string; total: number };
}

test('PAY-08 a transfer that is written down pays its order once, whatever is sent twice', async () => {
  const { number, total } = await promised();
  const call = await as('accounting');
  const waiting = (await call('GET', `/orders/${number}/money`)).body;
  expect(waiting).toMatchObject({ offline: true, due: total, banked: 0, surplus: 0 });
  const part = await call('POST', `/orders/${number}/receipts`, {
    reference: 'VIR-1',
    amount: 1000,
  });
  expect(part.body).toMatchObject({ paymentState: 'partially_paid', due: total - 1000 });
  expect(part.body.findings).toMatchObject([{ kind: 'underpaid', order: number }]);
  const once = key();
  const body = { reference: 'VIR-2' };
  const answers = await Promise.all(
    [0, 1, 2].map(() => call('POST', `/orders/${number}/receipts`, body, once)),
  );
  for (const { status, body } of answers)
    expect([status, body.paymentState, body.banked, body.due]).toEqual([200, 'paid', total, 0]);
  const { entries, findings } = answers[0]?.body ?? {};
  expect(findings).toEqual([]);
  expect(
    entries.map((entry: { amount: number; debit: string }) => [entry.debit, entry.amount]),
  ).toEqual([
    ['bank', 1000],
    ['bank', total - 1000],
  ]);
  expect((await call('POST', `/orders/${number}/receipts`, { reference: 'VIR-3' })).status).toBe(
    422,
  );
  const other = await promised();
  const taken = await call('POST', `/orders/${other.number}/receipts`, { reference: 'VIR-2' });
  expect([taken.status, taken.body['hydra:description']]).toEqual([
    409,
    expect.stringContaining('VIR-2'),
  ]);
});

test('PAY-09 REL-71 what came too much is sent back, and nobody sends back more', async () => {
  const { number, total } = await promised();
  const call = await as('accounting');
  const { body } = await call('POST', `/orders/${number}/receipts`, {
    reference: 'VIR-10',
    amount: total + 700,
  });
  expect(body).toMatchObject({ surplus: 700, banked: total + 700, due: 0 });
  const more = await call('POST', `/orders/${number}/returns`, { reference: 'R-1', amount: 701 });
  expect(more.body.violations).toEqual([
    {
      propertyPath: 'amount',
      code: 'refund.left',
      message: 'Il reste au plus 7,00\u00a0€ à rendre.',
    },
  ]);
  const back = await call('POST', `/orders/${number}/returns`, { reference: 'R-1' });
  expect(back.body).toMatchObject({ surplus: 0, banked: total, findings: [] });
  const direction = await as('direction');
  const log = await direction('GET', `/staff-actions?subject=${number}`);
  expect(log.body['hydra:member'].map(({ action }: { action: string }) => action)).toEqual([
    'order.surplus_returned',
    'order.paid',
  ]);
});

test('PAY-09 a refund shows what it comes to, is made once, and never gives more than is left', async () => {
  const { number, total } = await shippedByCard();
  const call = await as('support');
  const money = (await call('GET', `/orders/${number}/money`)).body;
  expect(money.refundable).toMatchObject({
    refused: null,
    gestureOnly: false,
    left: total,
    goodwill: total,
    lines: [{ key: BAG, quantity: 2, left: 2 }],
  });
  expect(money.attempts).toMatchObject([
    { state: 'captured', amount: total, card: { last4: '4242' } },
  ]);
  const requested = { units: { [BAG]: 1 }, goodwill: 250 };
  const quote = await call('POST', `/orders/${number}/refund-quotes`, requested);
  expect(quote.body).toEqual({ '@type': 'RefundQuote', amount: 4350, left: total - 4350 });
  const refund = { ...requested, reason: 'Sac abîmé' };
  const changed = await call('POST', `/orders/${number}/refunds`, { ...refund, expected: 4100 });
  expect(changed.status).toBe(409);
  const once = key();
  const send = () => call('POST', `/orders/${number}/refunds`, { ...refund, expected: 4350 }, once);
  for (const { status, body } of await Promise.all([send(), send()]))
    expect([status, body.refunds.length, body.refundable.refused]).toEqual([
      200,
      1,
      'refund.pending',
    ]);
  await run();
  expect((await charges())[0]).toMatchObject({ refunded: 4350 });

  const left = total - 4350;
  const path = `/orders/${number}/refund-quotes`;
  const { body } = await call('POST', path, { goodwill: left + 1 });
  expect(body.violations).toMatchObject([{ propertyPath: 'goodwill', code: 'refund.left' }]);
  const twice = await call('POST', path, { units: { [BAG]: 2 } });
  expect(twice.body.violations).toEqual([
    { propertyPath: `units.${BAG}`, code: 'refund.units', message: 'Il en reste 1 à rembourser.' },
  ]);
  expect((await call('POST', path, {})).body.violations).toMatchObject([
    { code: 'refund.nothing' },
  ]);
  expect((await call('POST', path, { everything: true })).body).toMatchObject({
    amount: left,
    left: 0,
  });
});

test('PAY-09 a refund of a transfer waits until accounting says it was made, then once', async () => {
  const { number, tokenValue } = await promised();
  const [support, accounting] = [await as('support'), await as('accounting')];
  await accounting('POST', `/orders/${number}/receipts`, { reference: 'VIR-20' });
  const early = await support('POST', `/orders/${number}/refund-quotes`, { units: { [BAG]: 1 } });
  expect([early.status, early.body.violations[0].code]).toEqual([422, 'order.state']);
  await send(tokenValue);
  const refund = { units: { [BAG]: 1 }, reason: 'Sac abîmé' };
  const { body } = await support('POST', `/orders/${number}/refunds`, refund);
  await run();
  const [{ id, state, amount }] = body.refunds;
  expect([state, amount]).toEqual(['pending', 4100]);
  const path = `/orders/${number}/refunds/${id}/transfer`;
  expect((await support('POST', path, {})).status).toBe(403);
  expect(
    (await accounting('POST', `/orders/${number}/refunds/${id + 1}/transfer`, {})).status,
  ).toBe(422);
  for (const again of [1, 2]) {
    const done = await accounting('POST', path, {});
    expect([again, done.status, done.body.refunds]).toMatchObject([
      again,
      200,
      [{ state: 'done' }],
    ]);
    expect(done.body).toMatchObject({ paymentState: 'partially_refunded' });
  }
  const { rows } = await shop.database.pool.query(
    "select sum(amount)::int as sum from ledger_lines where account = 'refunds'",
  );
  expect(rows).toEqual([{ sum: 4100 }]);
});

test('R-11 a gesture above the day’s ceiling goes out when a second colleague asks for the same', async () => {
  const { number } = await shippedByCard();
  const { config } = shop.appContext;
  const usual = config.GOODWILL_PER_DAY;
  config.GOODWILL_PER_DAY = { support: 500 };
  const [support, accounting] = [await as('support'), await as('accounting')];
  const give = async (call: typeof support, goodwill: number) => {
    const { status } = await call(
      'POST',
      `/orders/${number}/refunds`,
      { units: {}, goodwill, reason: 'Un geste' },
      key(),
    );
    await run();
    return status;
  };
  expect(await give(support, 400)).toBe(200);
  // Earlier amounts of today count, and a second request by the same colleague does not confirm the first.
  expect([await give(support, 300), await give(support, 300)]).toEqual([409, 409]);
  expect(await give(accounting, 200)).toBe(409);
  expect(await give(accounting, 300)).toBe(200);
  expect(await give(accounting, 300)).toBe(409);
  config.GOODWILL_PER_DAY = usual;
  expect((await charges())[0]).toMatchObject({ refunded: 700 });
});
