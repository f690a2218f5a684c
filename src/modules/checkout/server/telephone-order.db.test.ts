import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, lyon, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call } = orderCalls(shop);
const { pay, run, start } = paymentCalls(shop);
const { as } = staffCalls(shop);
const { pool } = shop.database;

beforeEach(() => stockShop(shop.appContext));
afterEach(() => shop.appContext.clock.move(new Temporal.Duration()));

const dictated = {
  channel: 'FR_WEB',
  email: 'jeanne@example.org',
  lines: [{ variantCode: KIBBLE, quantity: 1 }],
  address: lyon,
};
const mails = async (kind: string) =>
  (await pool.query('select text, recipient from mails where kind = $1', [kind])).rows;
const onHand = async (code: string) =>
  (await pool.query('select on_hand from product_variants where code = $1', [code])).rows[0]
    .on_hand as number;
const orders = async () => Number((await pool.query('select count(*) from orders')).rows[0].count);
const why = ({ body }: { body: Record<string, string> }) => body['hydra:description'];

async function take(changes: object = {}) {
  const team = await as('support');
  const request = { ...dictated, ...changes };
  const { body: quote } = await team('POST', '/telephone-order-quotes', request);
  const answer = await team('POST', '/telephone-orders', {
    ...request,
    expectedTotal: quote.total,
  });
  await run();
  return { quote, answer, order: answer.body };
}

test('W-14 an order is dictated, its total said, and nothing of it stays until it is taken', async () => {
  const team = await as('support');
  const before = await orders();
  const { body: quote, status } = await team('POST', '/telephone-order-quotes', {
    ...dictated,
    lines: [...dictated.lines, { variantCode: BOWL, quantity: 1 }],
    couponCode: 'BIENVENUE5',
  });
  expect(status).toBe(200);
  expect(quote).toMatchObject({
    lines: [{ total: expect.any(Number) }, { total: expect.any(Number) }],
    items: 5390,
    promotions: [{ amount: -500 }],
    delivery: 490,
    total: 5380,
    method: 'home_standard',
    methods: [{ code: 'home_standard' }, { code: 'home_express' }],
    email: 'jeanne@example.org',
  });
  expect(await orders()).toBe(before);
  expect(await onHand(KIBBLE)).toBe(10);
});

test('W-14 A11Y-03 who has no account gets the link, accepts and pays it alone; then it is an order as any other', async () => {
  const { order, answer } = await take();
  expect(answer.status).toBe(200);
  expect(order).toMatchObject({
    total: 4590,
    state: 'new',
    paymentState: 'awaiting_payment',
    customer: null,
    email: 'jeanne@example.org',
  });
  // It reserves its stock, and nobody has accepted the terms.
  expect(await onHand(KIBBLE)).toBe(9);
  const row = async () =>
    (
      await pool.query(
        'select accepted_at, terms_version, confirmed_at from orders where number = $1',
        [order.number],
      )
    ).rows[0];
  expect(await row()).toMatchObject({ accepted_at: null, confirmed_at: null });
  const [mail] = await mails('telephone-order');
  expect(mail.recipient).toBe('jeanne@example.org');
  expect(mail.text).toContain(order.tokenValue);
  expect(mail.text).toContain('45,90');
  expect(await mails('order-confirmation')).toHaveLength(0);

  const { body: owed } = await call('GET', `/${order.tokenValue}`);
  await pay(owed, ACCEPTED);
  await run();
  expect((await call('GET', `/${order.tokenValue}`)).body).toMatchObject({
    number: order.number,
    paymentState: 'paid',
  });
  expect(await row()).toMatchObject({
    accepted_at: expect.any(Date),
    terms_version: expect.any(String),
  });
  expect(await mails('order-confirmation')).toHaveLength(1);
  // It shows the staff member who took it.
  const { body: file } = await (await as('direction'))('GET', `/orders/${order.number}/file`);
  expect(file.events).toContainEqual(
    expect.objectContaining({ event: 'order.taken_by_telephone', by: 'support' }),
  );
});

test('W-14 unpaid in three days it is cancelled and its goods go back, before that they wait', async () => {
  const { order } = await take();
  const state = async () => (await call('GET', `/${order.tokenValue}`)).body.state;
  shop.appContext.clock.move(Temporal.Duration.from({ hours: 71 }));
  await start('release-unpaid-orders');
  expect([await state(), await onHand(KIBBLE)]).toEqual(['new', 9]);
  shop.appContext.clock.move(Temporal.Duration.from({ hours: 73 }));
  await start('release-unpaid-orders');
  expect([await state(), await onHand(KIBBLE)]).toEqual(['cancelled', 10]);
});

test('W-14 an order for a customer is theirs, and the cart they have stays theirs', async () => {
  const { customer, headers } = await signedIn(shop);
  const id = Number(customer.slice(customer.lastIndexOf('/') + 1));
  const own = (await call('POST', '', {}, headers)).body;
  await call('PATCH', `/${own.tokenValue}/items`, { productVariant: BOWL, quantity: 1 }, headers);
  const { order } = await take({ customer: id, email: null });
  expect(order).toMatchObject({ customer, email: 'lea@example.org' });
  const stayed = (await call('GET', `/${own.tokenValue}`, undefined, headers)).body;
  expect(stayed).toMatchObject({ state: 'cart', items: [{ variantCode: BOWL }] });
  // It is paid in their account, and nobody else can see it.
  expect((await call('GET', `/${order.tokenValue}`, undefined, headers)).status).toBe(200);
  expect((await call('GET', `/${order.tokenValue}`)).status).toBe(404);
  const [mail] = await mails('telephone-order');
  expect(mail.recipient).toBe('lea@example.org');
});

test('W-14 what is not to be had is refused in words: no article, too few, no mailbox, another total, a role without the right', async () => {
  const team = await as('support');
  const refusedWith = (changes: object) =>
    team('POST', '/telephone-order-quotes', { ...dictated, ...changes });
  expect((await refusedWith({ lines: [{ variantCode: '99999999', quantity: 1 }] })).status).toBe(
    422,
  );
  expect((await refusedWith({ lines: [{ variantCode: KIBBLE, quantity: 11 }] })).status).toBe(422);
  expect((await refusedWith({ email: null })).body.violations).toMatchObject([
    { propertyPath: 'email' },
  ]);
  expect((await refusedWith({ couponCode: 'INCONNU' })).status).toBe(422);
  const wrong = await team('POST', '/telephone-orders', { ...dictated, expectedTotal: 1 });
  expect(wrong.status).toBe(409);
  expect(why(wrong)).toBeTruthy();
  expect(await onHand(KIBBLE)).toBe(10);
  const accounting = await as('accounting');
  expect((await accounting('POST', '/telephone-order-quotes', dictated)).status).toBe(403);
});

test('W-14 a form sent twice takes one order, and the last piece goes to one of two', async () => {
  const team = await as('support');
  const before = await orders();
  const key = { 'idempotency-key': 'telephone-order-once-01' };
  const request = { ...dictated, expectedTotal: 4590 };
  const first = await team('POST', '/telephone-orders', request, key);
  // The same colleague took another order meanwhile, in a second tab.
  const other = await team('POST', '/telephone-orders', request, {
    'idempotency-key': 'telephone-order-once-02',
  });
  expect(other.body.number).not.toBe(first.body.number);
  const again = await team('POST', '/telephone-orders', request, key);
  expect(again.body.number).toBe(first.body.number);
  expect(await orders()).toBe(before + 2);
  await pool.query(`update product_variants set on_hand = 1 where code = '${KIBBLE}'`);
  const both = await Promise.all([
    team('POST', '/telephone-orders', request),
    team('POST', '/telephone-orders', { ...request, email: 'autre@example.org' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await onHand(KIBBLE)).toBe(0);
});
