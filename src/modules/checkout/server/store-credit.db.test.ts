import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rebuildBooks } from '#modules/books/server/index.ts';
import {
  expireCredit,
  findBalances,
  findCredit,
  giveCredit,
  returnCredit,
  spendCredit,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { bookSources } from '#registry/book-sources.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { figuresCommand } from '../../../team/figures-command.ts';
import type { OrderShape } from '../../orders/contracts.ts';
import { remindCredit } from './processes/remind-credit.ts';

const shop = testShop();
const { appContext, database } = shop;
const { pool } = database;
const { ready } = orderCalls(shop);
const { call, enterCard, charges, run, start } = paymentCalls(shop);
const { as } = staffCalls(shop);

beforeEach(() => stockShop(appContext));
afterEach(() => appContext.clock.move(new Temporal.Duration()));

type Signed = Awaited<ReturnType<typeof signedIn>>;
const idOf = ({ customer }: Signed) => Number(customer.split('/').at(-1));
const today = () => appContext.clock.today();
const inDays = (days: number) => today().add({ days }).toString();

/** A customer's cart, complete but for the last step. */
async function cartOf(signed: Signed, ...items: [string, number][]): Promise<OrderShape> {
  const cart = await ready('card', ...items);
  await pool.query('update orders set customer_id = $2, version = version + 1 where token = $1', [
    cart.tokenValue,
    idOf(signed),
  ]);
  return cart;
}
const reading = async (cart: OrderShape, { headers }: Signed): Promise<OrderShape> =>
  (await call('GET', `/orders/${cart.tokenValue}`, undefined, headers)).body;
const withCredit = (cart: OrderShape, { headers }: Signed, isUsed = true) =>
  call('PUT', `/orders/${cart.tokenValue}/credit`, { isUsed }, headers);
const choose = async (cart: OrderShape, { headers }: Signed, paymentMethod = 'card') =>
  call(
    'PATCH',
    `/orders/${cart.tokenValue}/payments/${cart.payments[0]?.id}`,
    { paymentMethod },
    headers,
  );
/** Opens a payment, attaches its card and confirms it. */
async function payRest(cart: OrderShape, signed: Signed) {
  const { headers } = signed;
  await choose(cart, signed);
  const requested = {
    paymentId: cart.payments[0]?.id,
    paymentMethodCode: 'card',
    action: 'authorize',
  };
  const { body: request } = await call(
    'POST',
    `/orders/${cart.tokenValue}/payment-requests`,
    requested,
    headers,
  );
  await enterCard(request, ACCEPTED);
  const { due } = await reading(cart, signed);
  const payload = { confirm: true, expectedTotal: due };
  return call('PUT', `/payment-requests/${request.hash}`, { payload }, headers);
}
const credit = async ({ headers }: Signed) =>
  (await call('GET', '/account/credit', undefined, headers)).body;
const give = async (signed: Signed, amount: number, expiresOn: string | null = null) =>
  (await as('direction'))('POST', `/customers/${idOf(signed)}/credit`, {
    amount,
    reason: 'Colis en retard',
    expiresOn,
  });
const mails = async (kind: string) =>
  (await pool.query('select text from mails where kind = $1 order by id', [kind])).rows.map(
    ({ text }) => (text as string).replaceAll(/[\u00a0\u202f]/g, ' '),
  );
const findings = async () => {
  const team = await as('accounting');
  await team('POST', '/payment-matches', {});
  return (await team('GET', '/payment-findings')).body['hydra:member'];
};
const balanceOf = async (account: string) =>
  Number((await findBalances(database.db)).find((one) => one.account === account)?.balance ?? 0);
const parcel = { trackingNumbers: ['COLIS-1'], lots: [], isLast: true };

test('O-23 credit is given within what a role may give in a day, told by mail, and read by its customer and the team', async () => {
  const lea = await signedIn(shop);
  expect((await give(lea, 2500, inDays(90))).status).toBe(200);
  await run();
  const [mail] = await mails('credit-given');
  expect(mail).toContain('25,00 €');
  expect(mail).toContain('Colis en retard');
  expect(await credit(lea)).toMatchObject({
    balance: 2500,
    lots: [{ left: 2500, reason: 'Colis en retard', expiresOn: inDays(90) }],
    movements: [{ kind: 'grant', amount: 2500 }],
  });
  const team = await as('support');
  const path = `/customers/${idOf(lea)}/credit`;
  expect((await team('GET', path)).body.balance).toBe(2500);
  // Credit that ends within a month could expire without notice.
  const soon = { amount: 100, reason: 'Geste', expiresOn: inDays(20) };
  expect((await team('POST', path, soon)).status).toBe(422);
  const above = { amount: 5001, reason: 'Geste' };
  expect((await (await as('logistics'))('POST', path, above)).status).toBe(403);
  expect(await balanceOf('store_credit')).toBe(-2500);
  expect(await balanceOf('goodwill')).toBe(2500);
});

test('O-23 credit pays a part of an order and the card the rest; the invoice says so, and all books agree', async () => {
  const lea = await signedIn(shop);
  await give(lea, 1000);
  const cart = await cartOf(lea, [KIBBLE, 1]);
  const { total } = cart;
  expect(await withCredit(cart, lea)).toMatchObject({
    status: 200,
    body: { total, credit: 1000, due: total - 1000 },
  });
  // The rest has to be paid at once: no cheque that may never arrive.
  expect((await choose(cart, lea, 'bank_transfer')).status).toBe(422);
  expect((await payRest(cart, lea)).body.state).toBe('completed');
  await run();
  const order = await reading(cart, lea);
  expect(order).toMatchObject({ paymentState: 'paid', total, credit: 1000, due: total - 1000 });
  expect(await charges()).toMatchObject([{ amount: total - 1000 }]);
  expect(await credit(lea)).toMatchObject({
    balance: 0,
    movements: [{ kind: 'spend', amount: -1000, order: order.number }, { kind: 'grant' }],
  });
  const [confirmation] = await mails('order-confirmation');
  expect(confirmation).toContain('Réglé avec votre crédit');
  const team = await as('direction');
  expect((await team('POST', `/orders/${order.number}/parcels`, parcel)).status).toBe(200);
  await run();
  const { rows } = await pool.query('select snapshot::jsonb as snapshot from invoices');
  // VAT is that of the goods: credit is a means of payment, not a discount.
  expect(rows[0].snapshot).toMatchObject({ total, payment: { credit: 1000 } });
  expect(await findings()).toEqual([]);
});

test('O-23 credit that covers an order pays all of it; what was paid with it comes back as credit', async () => {
  const lea = await signedIn(shop);
  await give(lea, 9000);
  const cart = await cartOf(lea, [TIN, 4]);
  const { total } = cart;
  await withCredit(cart, lea);
  expect((await choose(cart, lea)).body.checkoutState).toBe('payment_skipped');
  const placed = await call(
    'PATCH',
    `/orders/${cart.tokenValue}/complete`,
    { expectedTotal: 0 },
    lea.headers,
  );
  expect(placed.status).toBe(200);
  await run();
  const order = await reading(cart, lea);
  expect(order).toMatchObject({ paymentState: 'paid', due: 0, credit: total });
  expect(await charges()).toEqual([]);
  expect(await findings()).toEqual([]);
  const team = await as('direction');
  expect((await team('POST', `/orders/${order.number}/parcels`, parcel)).status).toBe(200);
  await run();
  await team('POST', `/orders/${order.number}/refunds`, { everything: true, reason: 'Retour' });
  await run();
  expect((await reading(cart, lea)).paymentState).toBe('refunded');
  expect((await credit(lea)).balance).toBe(9000);
  expect((await mails('order-refunded')).at(-1)).toContain('à votre crédit');
  expect(await findings()).toEqual([]);
});

test('O-23 O-15 an order that credit pays, whole or in part, waits for no transfer, and books and figures agree with it', async () => {
  const lea = await signedIn(shop);
  await give(lea, 2000);
  const part = await cartOf(lea, [KIBBLE, 1]);
  // Chosen before the credit was: what is left is not to come by transfer either.
  await choose(part, lea, 'bank_transfer');
  await withCredit(part, lea);
  const path = `/orders/${part.tokenValue}/complete`;
  const refused = await call('PATCH', path, { expectedTotal: part.total - 2000 }, lea.headers);
  expect(refused.status).toBeGreaterThan(399);
  expect((await payRest(part, lea)).body.state).toBe('completed');
  await give(lea, 5000);
  const whole = await cartOf(lea, [TIN, 4]);
  await choose(whole, lea, 'bank_transfer');
  await withCredit(whole, lea);
  await choose(whole, lea);
  await call('PATCH', `/orders/${whole.tokenValue}/complete`, { expectedTotal: 0 }, lea.headers);
  await run();
  const team = await as('direction');
  for (const cart of [part, whole]) {
    const { number, paymentState } = await reading(cart, lea);
    expect(paymentState).toBe('paid');
    await team('POST', `/orders/${number}/parcels`, parcel);
  }
  await run();
  expect((await team('GET', '/finances')).body).toMatchObject({ unpaid: [], refunds: [] });
  expect(await findings()).toEqual([]);
  expect(await rebuildBooks(appContext, bookSources)).toMatchObject({
    missing: [],
    different: [],
    unexplained: [],
  });
  await figuresCommand(appContext, ['rebuild']);
  const { period } = (await team('GET', '/figures')).body;
  const sold = part.total + whole.total;
  expect(period).toMatchObject({ orders: 2, gross: sold, invoiced: sold });
  // Paid and invoiced: nothing is left on its customer, and the credit is what its lots hold.
  const { rows } = await pool.query(`select account, sum(amount)::int as amount from book_lines
    where account in ('411000', '419700') group by 1 order by 1`);
  expect(rows).toEqual([
    { account: '411000', amount: 0 },
    { account: '419700', amount: whole.total - 5000 },
  ]);
});

test('O-23 of a refund the money of the card goes back first, then the credit', async () => {
  const lea = await signedIn(shop);
  await give(lea, 3000);
  const cart = await cartOf(lea, [KIBBLE, 2]);
  const { total } = cart;
  await withCredit(cart, lea);
  await payRest(cart, lea);
  await run();
  const { number } = await reading(cart, lea);
  const team = await as('direction');
  await team('POST', `/orders/${number}/parcels`, parcel);
  await run();
  const [item] = cart.items;
  const units = { [`${KIBBLE}:once`]: 1 };
  await team('POST', `/orders/${number}/refunds`, { units, reason: 'Sac percé' });
  await run();
  const unit = (item?.total ?? 0) / 2;
  expect(await charges()).toMatchObject([{ amount: total - 3000, refunded: unit }]);
  expect((await credit(lea)).balance).toBe(0);
  await team('POST', `/orders/${number}/refunds`, { everything: true, reason: 'Tout' });
  await run();
  expect(await charges()).toMatchObject([{ refunded: total - 3000 }]);
  expect((await credit(lea)).balance).toBe(3000);
  expect(await findings()).toEqual([]);
});

test('O-23 WDR-04 a customer may choose credit instead of their money; of a withdrawal only once they agreed', async () => {
  const lea = await signedIn(shop);
  const cart = await cartOf(lea, [KIBBLE, 1]);
  await payRest(cart, lea);
  await run();
  const { number, total } = await reading(cart, lea);
  const team = await as('direction');
  await team('POST', `/orders/${number}/parcels`, parcel);
  await run();
  const back = { everything: true, reason: 'Rétractation', withdrawal: true, toCredit: true };
  const refused = await team('POST', `/orders/${number}/refunds`, back);
  expect(refused.status).toBe(422);
  const agreed = await team('POST', `/orders/${number}/refunds`, { ...back, creditAgreed: true });
  expect([agreed.status, agreed.body['hydra:description']]).toEqual([200, undefined]);
  await run();
  expect(await charges()).toMatchObject([{ refunded: 0 }]);
  expect(await credit(lea)).toMatchObject({
    balance: total,
    lots: [{ expiresOn: null }],
    movements: [{ kind: 'refund', amount: total }],
  });
  expect(await findings()).toEqual([]);
});

test.each(['order', 'shipping'] as const)(
  'O-23 an order debited at %s that is cancelled gives its credit back, and its preview says so',
  async (captureAt) => {
    appContext.config.CAPTURE_AT = captureAt;
    const lea = await signedIn(shop);
    await give(lea, 500, inDays(40));
    const cart = await cartOf(lea, [TIN, 5]);
    await withCredit(cart, lea);
    await payRest(cart, lea);
    await run();
    const { number, total } = await reading(cart, lea);
    expect((await credit(lea)).balance).toBe(0);
    const team = await as('direction');
    expect((await team('GET', `/orders/${number}/cancellation`)).body).toMatchObject({
      money: captureAt === 'order' ? 'refunded' : 'released',
      amount: total - 500,
      credit: 500,
    });
    await team('POST', `/orders/${number}/cancel`, {});
    await run();
    expect(await credit(lea)).toMatchObject({
      balance: 500,
      // Returned credit can be used for at least two months.
      lots: [{ expiresOn: inDays(60) }],
      movements: [{ kind: 'return', amount: 500 }, { kind: 'spend' }, { kind: 'grant' }],
    });
    expect(await findings()).toEqual([]);
  },
);

test('O-23 an order that is never paid, or whose customer thought better of it, gives its credit back', async () => {
  appContext.config.CAPTURE_AT = 'shipping';
  const lea = await signedIn(shop);
  await give(lea, 9000);
  const cart = await cartOf(lea, [TIN, 4]);
  await withCredit(cart, lea);
  await choose(cart, lea);
  await call('PATCH', `/orders/${cart.tokenValue}/complete`, {}, lea.headers);
  await run();
  const { number } = await reading(cart, lea);
  const team = await as('direction');
  // A goodwill refund came first: the rest is refunded, and no cent twice.
  await team('POST', `/orders/${number}/refunds`, { goodwill: 100, reason: 'Geste' });
  await run();
  await team('POST', `/orders/${number}/cancel`, {});
  await run();
  expect((await credit(lea)).balance).toBe(9000);
  expect((await reading(cart, lea)).paymentState).toBe('refunded');
  expect(await findings()).toEqual([]);
});

test('O-23 of those who spend the same credit at once one does, and the others are told', async () => {
  const lea = await signedIn(shop);
  await give(lea, 1000);
  const spends = ['a', 'b', 'c'].map((orderToken) =>
    transact(appContext, (work) =>
      spendCredit(work, { customerId: idOf(lea), orderToken, amount: 1000 }),
    ).then(
      () => 'spent',
      (error: { code: string }) => error.code,
    ),
  );
  const none = 'credit.insufficient';
  expect((await Promise.all(spends)).sort()).toEqual([none, none, 'spent']);
  expect((await credit(lea)).balance).toBe(0);
  expect(await balanceOf('store_credit')).toBe(0);
});

test('O-23 credit that is gone by the time the bank answers: the charge is let go of and the cart stays', async () => {
  const lea = await signedIn(shop);
  await give(lea, 1000);
  const cart = await cartOf(lea, [KIBBLE, 1]);
  await withCredit(cart, lea);
  await choose(cart, lea);
  const requested = {
    paymentId: cart.payments[0]?.id,
    paymentMethodCode: 'card',
    action: 'authorize',
  };
  const { body: request } = await call(
    'POST',
    `/orders/${cart.tokenValue}/payment-requests`,
    requested,
    lea.headers,
  );
  await enterCard(request, ACCEPTED);
  await transact(appContext, (work) =>
    spendCredit(work, { customerId: idOf(lea), orderToken: 'elsewhere', amount: 400 }),
  );
  const payload = { confirm: true, expectedTotal: cart.total - 1000 };
  const answer = await call('PUT', `/payment-requests/${request.hash}`, { payload }, lea.headers);
  expect(answer.status).toBe(409);
  expect(answer.body['hydra:description']).toContain('crédit');
  await run();
  expect((await charges()).filter(({ state }) => state !== 'open' && state !== 'voided')).toEqual(
    [],
  );
  expect((await reading(cart, lea)).state).toBe('cart');
  // Without credit, it is paid by card alone.
  expect((await withCredit(cart, lea, false)).body).toMatchObject({ credit: 0, due: cart.total });
});

test('O-23 a voucher becomes credit of who types its code, once; only its mail holds it', async () => {
  const [lea, paul] = [await signedIn(shop), await signedIn(shop, 'paul@example.org')];
  const team = await as('support');
  const issue = { amount: 2000, reason: 'Parrainage', email: 'paul@example.org' };
  const issued = await team('POST', '/vouchers', { ...issue, expiresOn: inDays(365) });
  expect(issued.body).toMatchObject({ outcome: 'given' });
  await run();
  const code = /BON(?:-[A-Z0-9]{4}){3}/.exec((await mails('voucher'))[0] ?? '')?.[0] ?? '';
  expect(JSON.stringify((await pool.query('select * from vouchers')).rows)).not.toContain(code);
  expect(await balanceOf('vouchers')).toBe(-2000);
  const redeem = (signed: Signed, typed: string) =>
    call('POST', '/account/vouchers', { code: typed }, signed.headers);
  expect((await redeem(paul, 'BON-AAAA-AAAA-AAAA')).status).toBe(422);
  expect(await redeem(paul, code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
    status: 200,
    body: { balance: 2000 },
  });
  // Entered again by its holder, it adds nothing; nobody else can use it.
  expect((await redeem(paul, code)).body.balance).toBe(2000);
  expect((await redeem(lea, code)).status).toBe(422);
  expect(await balanceOf('vouchers')).toBe(0);
  expect(await balanceOf('store_credit')).toBe(-2000);
});

test('O-23 above a ceiling that is a setting, or above one’s own, a second colleague agrees first', async () => {
  const lea = await signedIn(shop);
  const [care, boss] = [await as('support'), await as('direction')];
  const path = `/customers/${idOf(lea)}/credit`;
  const key = { 'idempotency-key': 'deux-fois-la-meme' };
  const gift = { amount: 8000, reason: 'Trois colis perdus', expiresOn: inDays(60) };
  expect((await care('POST', path, gift, key)).body).toMatchObject({ outcome: 'waiting' });
  // Submitted twice, there is one request.
  expect((await care('POST', path, gift, key)).body).toMatchObject({ outcome: 'waiting' });
  await run();
  expect((await credit(lea)).balance).toBe(0);
  expect(await mails('credit-given')).toEqual([]);
  const waiting = await boss('GET', '/gifts?state=waiting');
  expect(waiting.body['hydra:member']).toMatchObject([
    { kind: 'credit', state: 'waiting', amount: 8000, left: 0, by: 'support', isTheirs: true },
  ]);
  const request = waiting.body['hydra:member'][0].key.slice(1);
  const approve = (team: typeof care, id = request) =>
    team('POST', `/gift-requests/${id}/approval`, {});
  expect((await approve(care)).status).toBe(422);
  expect(
    (await (await as('logistics'))('POST', `/gift-requests/${request}/approval`, {})).status,
  ).toBe(403);
  expect((await approve(boss)).status).toBe(204);
  expect((await approve(boss)).status).toBe(409);
  await run();
  expect(await credit(lea)).toMatchObject({ balance: 8000, lots: [{ expiresOn: inDays(60) }] });
  expect(await mails('credit-given')).toHaveLength(1);
  // For every role: above 100 € a second colleague has to approve.
  const large = {
    amount: 10_001,
    reason: 'Geste',
    email: 'ines@example.org',
    expiresOn: inDays(365),
  };
  expect((await boss('POST', '/vouchers', large)).body).toMatchObject({ outcome: 'waiting' });
  const [own] = (await boss('GET', '/gifts?state=waiting')).body['hydra:member'];
  expect(own).toMatchObject({ kind: 'voucher', isTheirs: false, email: 'ines@example.org' });
  expect((await approve(boss, own.key.slice(1))).status).toBe(422);
  expect((await boss('POST', `/gift-requests/${own.key.slice(1)}/refusal`, {})).status).toBe(204);
  await run();
  expect(await mails('voucher')).toEqual([]);
  expect((await boss('GET', '/gifts?state=refused')).body['hydra:totalItems']).toBe(1);
});

test('O-23 the list of the team says of credit and vouchers what is left, until when, and what became of them', async () => {
  const lea = await signedIn(shop);
  await give(lea, 700, inDays(40));
  const code = await voucher(2000);
  const cart = await ready('card', [TIN, 1]);
  await withVoucher(cart, code);
  await call('PATCH', `/orders/${cart.tokenValue}/payments/${cart.payments[0]?.id}`, {
    paymentMethod: 'card',
  });
  await call('PATCH', `/orders/${cart.tokenValue}/complete`, {});
  const team = await as('accounting');
  const list = async (query = '') => (await team('GET', `/gifts${query}`)).body['hydra:member'];
  expect(await list()).toMatchObject([
    { kind: 'voucher', state: 'usable', email: 'ines@example.org', left: 2000 - cart.total },
    { kind: 'credit', state: 'usable', left: 700, customer: idOf(lea), expiresOn: inDays(40) },
  ]);
  expect(await list(`?search=${code.slice(-4)}`)).toHaveLength(1);
  expect(await list(`?endsBy=${inDays(50)}`)).toMatchObject([{ kind: 'credit' }]);
  expect(await list('?state=ended')).toEqual([]);
});

/** Sends a voucher and returns its code. */
async function voucher(amount: number, expiresOn = inDays(365), email = 'ines@example.org') {
  const team = await as('direction');
  const before = (await mails('voucher')).length;
  const issue = { amount, reason: 'Colis perdu', email, expiresOn };
  expect((await team('POST', '/vouchers', issue)).body).toMatchObject({ outcome: 'given' });
  await run();
  return /BON(?:-[A-Z0-9]{4}){3}/.exec((await mails('voucher'))[before] ?? '')?.[0] ?? '';
}
const withVoucher = (cart: OrderShape, code: string, headers?: Record<string, string>) =>
  call('PUT', `/orders/${cart.tokenValue}/voucher`, { code }, headers);

test('O-23 a voucher pays the order of who has no account; what is left stays on its code, and comes back to it', async () => {
  const code = await voucher(6000);
  const cart = await ready('card', [TIN, 1]);
  expect((await withVoucher(cart, 'BON-AAAA-AAAA-AAAA')).status).toBe(422);
  expect((await withVoucher(cart, code.toLowerCase())).body).toMatchObject({
    voucher: true,
    credit: cart.total,
    due: 0,
  });
  await call('PATCH', `/orders/${cart.tokenValue}/payments/${cart.payments[0]?.id}`, {
    paymentMethod: 'card',
  });
  const placed = await call('PATCH', `/orders/${cart.tokenValue}/complete`, {});
  expect([placed.status, placed.body.paymentState]).toEqual([200, 'paid']);
  await run();
  expect(await balanceOf('vouchers')).toBe(0);
  expect(await balanceOf('store_credit')).toBe(cart.total - 6000);
  // The remaining balance pays part of another order, and not a cent more.
  const second = await ready('card', [KIBBLE, 2]);
  expect((await withVoucher(second, code)).body).toMatchObject({
    credit: 6000 - cart.total,
    due: second.total - (6000 - cart.total),
  });
  const team = await as('direction');
  await team('POST', `/orders/${placed.body.number}/cancel`, {});
  await run();
  expect((await withVoucher(second, code)).body.credit).toBe(6000);
  // Entered in an account, the remaining balance belongs to it, and no guest order can spend it.
  const lea = await signedIn(shop);
  const redeemed = await call('POST', '/account/vouchers', { code }, lea.headers);
  expect(redeemed.body.balance).toBe(6000);
  expect((await withVoucher(second, code)).status).toBe(422);
  expect((await mails('order-confirmation')).join()).toContain('Réglé avec votre bon d’achat');
  expect(await findings()).toEqual([]);
});

test('O-23 money of an order a guest paid in part with a voucher goes back first, then the rest to its code', async () => {
  const code = await voucher(500);
  const cart = await ready('card', [KIBBLE, 1]);
  const path = `/orders/${cart.tokenValue}`;
  const { due } = (await withVoucher(cart, code)).body;
  expect(due).toBe(cart.total - 500);
  const paymentId = cart.payments[0]?.id;
  await call('PATCH', `${path}/payments/${paymentId}`, { paymentMethod: 'card' });
  const requested = { paymentId, paymentMethodCode: 'card', action: 'authorize' };
  const { body: request } = await call('POST', `${path}/payment-requests`, requested);
  await enterCard(request, ACCEPTED);
  const payload = { confirm: true, expectedTotal: due };
  await call('PUT', `/payment-requests/${request.hash}`, { payload });
  await run();
  const { number } = (await call('GET', path)).body;
  const team = await as('direction');
  await team('POST', `/orders/${number}/parcels`, parcel);
  await run();
  await team('POST', `/orders/${number}/refunds`, { everything: true, reason: 'Sac percé' });
  await run();
  expect(await charges()).toMatchObject([{ amount: due, refunded: due }]);
  expect((await mails('order-refunded')).at(-1)).toContain('Son code reste le même');
  expect((await withVoucher(await ready('card', [TIN, 1]), code)).body.credit).toBe(500);
  expect(await findings()).toEqual([]);
});

test('O-23 of two orders without an account that spend one voucher one stands, and the other is told', async () => {
  const code = await voucher(5000);
  const carts = await Promise.all([ready('card', [TIN, 1]), ready('card', [TIN, 1])]);
  for (const cart of carts) {
    await withVoucher(cart, code);
    await call('PATCH', `/orders/${cart.tokenValue}/payments/${cart.payments[0]?.id}`, {
      paymentMethod: 'card',
    });
  }
  const total = carts[0]?.total ?? 0;
  await pool.query('update vouchers set amount = $1', [total]);
  const placed = await Promise.all(
    carts.map(({ tokenValue }) => call('PATCH', `/orders/${tokenValue}/complete`, {})),
  );
  expect(placed.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const { rows } = await pool.query('select left_amount from credit_lots');
  expect(rows).toEqual([{ left_amount: 0 }]);
});

test('O-23 with an account a voucher pays beside the credit, and becomes the account’s once the order stands', async () => {
  const lea = await signedIn(shop);
  await give(lea, 100);
  const code = await voucher(5000);
  const cart = await cartOf(lea, [TIN, 1]);
  expect((await withVoucher(cart, code, lea.headers)).body).toMatchObject({ due: 0 });
  await choose(cart, lea);
  await call('PATCH', `/orders/${cart.tokenValue}/complete`, {}, lea.headers);
  await run();
  expect((await credit(lea)).balance).toBe(5100 - cart.total);
  expect(await findings()).toEqual([]);
});

test('O-23 the end of a voucher is announced a month before to whom it was mailed, and booked when it comes', async () => {
  const code = await voucher(2000, inDays(40));
  const spent = await voucher(3000, inDays(40), 'paul@example.org');
  const cart = await ready('card', [TIN, 1]);
  await withVoucher(cart, spent);
  await call('PATCH', `/orders/${cart.tokenValue}/payments/${cart.payments[0]?.id}`, {
    paymentMethod: 'card',
  });
  await call('PATCH', `/orders/${cart.tokenValue}/complete`, {});
  await run();
  appContext.clock.move(Temporal.Duration.from({ days: 41 }));
  await start('expire-credit');
  await run();
  // Nobody was notified, so nothing expired.
  expect(await balanceOf('vouchers')).toBe(-2000);
  await remindCredit(appContext);
  await remindCredit(appContext);
  const sent = (await mails('voucher-ends')).toSorted();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toContain('20,00 €');
  expect(sent[0]).toContain(code.slice(-4));
  expect(sent[0]).not.toContain(code);
  expect(sent[1]).toContain(`se termine par ${spent.slice(-4)}`);
  appContext.clock.move(Temporal.Duration.from({ days: 41 + 15 }));
  await start('expire-credit');
  await run();
  expect(await balanceOf('vouchers')).toBe(0);
  expect(await balanceOf('store_credit')).toBe(0);
  const later = await ready('card', [KIBBLE, 1]);
  expect((await withVoucher(later, code)).body['hydra:description']).toContain('plus valable');
});

test('O-23 credit that ends is announced a month before, and nothing ends that nobody was told of', async () => {
  const lea = await signedIn(shop);
  await give(lea, 700, inDays(40));
  appContext.clock.move(Temporal.Duration.from({ days: 41 }));
  await start('expire-credit');
  await run();
  // It was not announced, so it stays; it is announced now, with a fortnight left.
  expect(await findCredit(database.db, idOf(lea), today().subtract({ days: 1 }))).toBe(700);
  await remindCredit(appContext);
  await remindCredit(appContext);
  const [mail, ...others] = await mails('credit-ends');
  expect(mail).toContain('7,00 €');
  expect(others).toEqual([]);
  const held = () => findCredit(database.db, idOf(lea), today());
  expect(await held()).toBe(700);
  appContext.clock.move(Temporal.Duration.from({ days: 41 + 15 }));
  await start('expire-credit');
  await run();
  expect(await held()).toBe(0);
  const { rows } = await pool.query('select kind, amount from credit_movements order by id');
  expect(rows).toMatchObject([{ kind: 'grant' }, { kind: 'expiry', amount: -700 }]);
  expect(await balanceOf('store_credit')).toBe(0);
});

test('O-23 nobody reads or spends the credit of somebody else, and who has no account has none', async () => {
  const [lea, paul] = [await signedIn(shop), await signedIn(shop, 'paul@example.org')];
  await give(lea, 1000);
  expect((await credit(paul)).balance).toBe(0);
  expect((await call('GET', '/account/credit')).status).toBe(401);
  const cart = await cartOf(lea, [TIN, 1]);
  expect((await withCredit(cart, paul)).status).toBe(404);
  const guest = await ready('card', [TIN, 1]);
  expect((await call('PUT', `/orders/${guest.tokenValue}/credit`, { isUsed: true })).status).toBe(
    422,
  );
});

test('O-23 whatever is given, spent, returned and ended, at once or not: no lot falls below nothing, and the ledger owes what the lots hold', async () => {
  const lea = await signedIn(shop);
  const customerId = idOf(lea);
  let runs = 0;
  const step = fc.oneof(
    fc.record({ kind: fc.constant('give' as const), amount: fc.integer({ min: 1, max: 5000 }) }),
    fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 5000 }) }),
    fc.record({ kind: fc.constant('return' as const), amount: fc.integer({ min: 0, max: 20 }) }),
    fc.record({ kind: fc.constant('end' as const), amount: fc.constant(0) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      async (rounds) => {
        runs += 1;
        let model = await findCredit(database.db, customerId, today());
        const spent: string[] = [];
        for (const [at, round] of rounds.entries()) {
          const outcomes = await Promise.all(
            round.map(({ kind, amount }, place) =>
              transact(appContext, async (work) => {
                const key = `${runs}-${at}-${place}`;
                if (kind === 'give') {
                  const expiresOn = amount % 2 ? today().add({ days: amount % 9 }) : null;
                  await giveCredit(work, {
                    customerId,
                    source: 'grant',
                    key,
                    amount,
                    reason: 'Essai',
                    expiresOn,
                    staffId: null,
                  });
                  return amount;
                }
                if (kind === 'spend') {
                  await spendCredit(work, { customerId, orderToken: key, amount });
                  spent.push(key);
                  return -amount;
                }
                if (kind === 'return')
                  return returnCredit(work, spent[amount % Math.max(spent.length, 1)] ?? 'none');
                return -(await expireCredit(work));
              }).catch((error: { code?: string }) => {
                if (error.code !== 'credit.insufficient') throw error;
                return 0;
              }),
            ),
          );
          model += outcomes.reduce((all: number, one) => all + one, 0);
          expect(model).toBeGreaterThanOrEqual(0);
          expect(await findCredit(database.db, customerId, today())).toBe(model);
          const { rows } = await pool.query(
            'select sum(left_amount)::int as held, min(left_amount) as least from credit_lots',
          );
          expect(rows[0].least ?? 0).toBeGreaterThanOrEqual(0);
          expect(await balanceOf('store_credit')).toBe(0 - (rows[0].held ?? 0));
        }
      },
    ),
    { numRuns: 12 },
  );
});
