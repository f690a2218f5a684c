import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  cancelOrder,
  deliverParcels,
  lockOrder,
  type Order,
  recordPayment,
  shipParcels,
} from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { bearer, lea, noah, people, refusedFields } from '../../../../tests/support/people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import {
  KIBBLE,
  lyon,
  publishSponsorship,
  stockShop,
} from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, filled, address, ship, pay, complete } = orderCalls(shop);
const { run, start } = jobRunner(shop);
const { arrive, post, read, move, signIn } = people(shop);
beforeEach(async () => {
  await stockShop(shop.appContext, { kibble: 100 });
  await transact(shop.appContext, publishSponsorship);
});
afterEach(() => {
  Object.assign(shop.appContext.config, { FEATURE_SPONSORSHIP: true });
  move({ days: 0 });
});

const FRIEND = 'ami@example.org';
const invite = (token: string, body: object) => post('/sponsorships', body, bearer(token));
const overview = async (token: string) => (await read('/sponsorships', token)).json();
const statuses = async (token: string) =>
  (await overview(token))['hydra:member'].map((one: { status: string }) => one.status);
const rows = () => shop.database.db.selectFrom('sponsorships').selectAll().orderBy('id').execute();
const mails = (kind: string) =>
  shop.database.db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('id').execute();
const locked = (token: string, act: (work: UnitOfWork, order: Order) => Promise<unknown>) =>
  transact(shop.appContext, async (work) => act(work, (await lockOrder(work, token)) as Order));

/** Places and pays a first order with a code. */
async function orderWith(code: string, email = FRIEND): Promise<string> {
  const cart = await filled([KIBBLE, 1]);
  await address(cart.tokenValue, lyon, email);
  await ship(cart);
  await pay(cart);
  const applied = await call('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode: code });
  expect([applied.status, applied.body.orderPromotionTotal]).toEqual([200, -500]);
  expect((await complete(cart.tokenValue)).status).toBe(200);
  const paid = { transactionId: `bank-${cart.tokenValue}`, captured: true };
  await locked(cart.tokenValue, (work, order) => recordPayment(work, order, paid));
  await run();
  return cart.tokenValue;
}
async function arrives(token: string) {
  await locked(token, (work, order) => shipParcels(work, order, ['COLIS-1'], { isLast: true }));
  await locked(token, (work, order) => deliverParcels(work, order));
  await run();
}

test('SPO-01 API-35 a customer finds a code and a link to share, the same each time', async () => {
  const { token } = await arrive();
  const [first, second] = await Promise.all([overview(token), overview(token)]);
  expect(first).toMatchObject({
    '@type': 'hydra:Collection',
    'hydra:member': [],
    'hydra:totalItems': 0,
    reward: 1000,
    rewardMinimum: 3500,
    benefit: 500,
    benefitMinimum: 2500,
  });
  expect(first.code).toMatch(/^LEA-[2-9A-Z]{3}$/);
  expect(first.link).toBe(`http://localhost:3000/parrainage/${first.code}/`);
  expect(second.code).toBe(first.code);
  const shared = await shop.request('GET', `/api/v2/shop/sponsor-codes/${first.code}`);
  expect(await shared.json()).toMatchObject({ code: first.code, sponsor: 'Léa', benefit: 500 });
  expect((await shop.request('GET', '/api/v2/shop/sponsor-codes/PERSONNE')).status).toBe(404);
});

test('SPO-01 SPO-02 PRV-06 one mail goes out in the sponsor’s name, and the address is not kept', async () => {
  const { token } = await arrive();
  const answer = await invite(token, {
    emails: ['Ami@example.org', FRIEND, 'bea@example.org'],
    message: 'Biscuit adore <3 !',
  });
  expect(answer.status).toBe(201);
  const { 'hydra:member': members, code } = await answer.json();
  const reported = members.map((one: { email: string; status: string }) => [one.email, one.status]);
  expect(reported).toEqual([
    ['b•••@example.org', 'sent'],
    ['a•••@example.org', 'sent'],
  ]);
  const [mail, other] = await mails('sponsorship');
  expect([mail?.recipient, other?.recipient]).toEqual([FRIEND, 'bea@example.org']);
  expect(mail?.subject).toContain('Léa Martin');
  for (const part of [code, 'Biscuit adore <3', 'nous ne gardons pas votre adresse'])
    expect(mail?.text).toContain(part);
  expect(JSON.stringify(await rows())).not.toContain(FRIEND);
  await run('deliver-mail');
  move({ days: 8 });
  await start('forget-invitations');
  expect(await mails('sponsorship')).toEqual([]);
});

test('API-35 own address, a customer’s, one written to before or a wrong one: nothing is sent', async () => {
  const { token } = await arrive();
  await arrive(noah);
  await invite(token, { emails: [FRIEND] });
  const emails = ['bea@example.org', 'LEA@example.fr', noah.email, FRIEND];
  expect(await refusedFields(await invite(token, { emails }))).toEqual([
    422,
    [
      'emails.1: sponsorship.own_address',
      'emails.2: sponsorship.already_customer',
      'emails.3: sponsorship.already_invited',
    ],
  ]);
  for (const wrong of [{ emails: ['a@'] }, { emails: [] }])
    expect((await invite(token, wrong)).status).toBe(422);
  expect(
    await refusedFields(
      await invite(token, { emails: ['x@y.fr'], message: 'Voir casino.example' }),
    ),
  ).toEqual([422, ['message: sponsorship.wish']]);
  expect(await mails('sponsorship')).toHaveLength(1);
});

test('nobody sends more than ten invitations a day, however they ask', async () => {
  const { token } = await arrive();
  const round = (from: number, bearerToken = token) =>
    invite(bearerToken, {
      emails: Array.from({ length: 6 }, (_, n) => `ami${from + n}@example.org`),
    });
  const answers = await Promise.all([round(0), round(10)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect(await mails('sponsorship')).toHaveLength(6);
  move({ days: 1 });
  expect((await round(20, (await signIn()).token)).status).toBe(201);
});

test('GRD-10 GRD-15 switched off there is no such thing', async () => {
  const { token } = await arrive();
  Object.assign(shop.appContext.config, { FEATURE_SPONSORSHIP: false });
  expect((await read('/sponsorships', token)).status).toBe(404);
  expect((await invite(token, { emails: [FRIEND] })).status).toBe(404);
  expect((await shop.request('GET', '/api/v2/shop/sponsor-codes/LEA-7KQ')).status).toBe(404);
});

test('SPO-02 from the mail to the reward: sent, registered, rewarded once', async () => {
  const { token } = await arrive();
  await invite(token, { emails: [FRIEND] });
  const { code } = await overview(token);
  await arrive({ ...noah, email: FRIEND });
  await run();
  expect(await statuses(token)).toEqual(['registered']);
  const order = await orderWith(code);
  expect([await statuses(token), await mails('sponsorship-reward')]).toEqual([['registered'], []]);
  await arrives(order);
  const { id } = (await locked(order, async (_, { id }) => ({ id }))) as { id: number };
  await Promise.all([1, 2, 3].map(() => start('reward-sponsor', { orderId: id })));
  await start('note-friends-order', { orderId: id });
  expect(await statuses(token)).toEqual(['rewarded']);
  const [thanks, more] = await mails('sponsorship-reward');
  expect([thanks?.recipient, more]).toEqual([lea.email, undefined]);
  const [row] = await rows();
  expect(thanks?.text).toContain(row?.reward_coupon);
  const own = await filled([KIBBLE, 1]);
  const spent = await call('PATCH', `/${own.tokenValue}/apply-coupon`, {
    couponCode: row?.reward_coupon,
  });
  expect(spent.body.orderPromotionTotal).toBe(-1000);
});

test('a reward that was switched off when it was due is given the night after it is back', async () => {
  const { token } = await arrive();
  const order = await orderWith((await overview(token)).code);
  const switchTo = (enabled: boolean) =>
    shop.database.pool.query("update promotions set enabled = $1 where code = 'parrainage'", [
      enabled,
    ]);
  await switchTo(false);
  await arrives(order);
  await start('reward-late-sponsors');
  expect(await rows()).toMatchObject([{ state: 'registered', withheld: null }]);
  await switchTo(true);
  await start('reward-late-sponsors');
  await start('reward-late-sponsors');
  expect(await statuses(token)).toEqual(['rewarded']);
  expect(await mails('sponsorship-reward')).toHaveLength(1);
});

test('a code that was only shared counts too, and gives nothing a second time', async () => {
  const { token } = await arrive();
  const { code } = await overview(token);
  await arrives(await orderWith(code));
  expect(await statuses(token)).toEqual(['rewarded']);
  const again = await filled([KIBBLE, 1]);
  await address(again.tokenValue, lyon, FRIEND);
  const refused = await call('PATCH', `/${again.tokenValue}/apply-coupon`, { couponCode: code });
  expect(refused.status).toBe(422);
});

test('nobody is their own friend, nor is who lives with them', async () => {
  const { token } = await arrive();
  const { code } = await overview(token);
  const own = await call('POST', '', {}, bearer(token));
  const cart = `/${own.body.tokenValue}`;
  const item = { productVariant: KIBBLE, quantity: 1 };
  await call('PATCH', `${cart}/items`, item, bearer(token));
  const refused = await call('PATCH', `${cart}/apply-coupon`, { couponCode: code }, bearer(token));
  expect(refused.body.violations).toMatchObject([{ code: 'coupon.invalid' }]);
  await post('/addresses', { ...lyon, street: '12 RUE DES-LILAS' }, bearer(token));
  await arrives(await orderWith(code));
  expect(await statuses(token)).toEqual(['registered']);
  expect(await rows()).toMatchObject([{ withheld: 'same_household', reward_coupon: null }]);
});

test('an order that is cancelled or given back earns nothing; the next one may', async () => {
  const { token } = await arrive();
  const { code } = await overview(token);
  await locked(await orderWith(code), (work, order) => cancelOrder(work, order));
  await run();
  expect(await rows()).toMatchObject([{ withheld: 'cancelled' }]);
  const second = await orderWith(code);
  expect(await rows()).toMatchObject([{ withheld: null, state: 'registered' }]);
  await arrives(second);
  const coupon = (await rows())[0]?.reward_coupon;
  const number = (await call('GET', `/${second}`)).body.number;
  await post('/withdrawals', { name: 'Ami', email: FRIEND, orderNumber: number });
  await run();
  // The receipt is unanswered, so nothing is decided before the waiting time has passed.
  expect(await rows()).toMatchObject([{ state: 'rewarded', withheld: null }]);
  move({ hours: shop.appContext.config.WITHDRAWAL_WAIT_HOURS + 1 });
  await start('decide-withdrawals');
  await run();
  expect(await rows()).toMatchObject([{ state: 'registered', withheld: 'withdrawn' }]);
  const cart = await filled([KIBBLE, 1]);
  const gone = await call('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode: coupon });
  expect(gone.status).toBe(422);
});

test('a mailbox is known again after SECRET was changed', async () => {
  const { token } = await arrive();
  await invite(token, { emails: [FRIEND] });
  const { config } = shop.appContext;
  const { SECRET } = config;
  const changed = { SECRET: 'another secret of thirty-two characters', SECRET_PREVIOUS: [SECRET] };
  Object.assign(config, changed);
  expect(await refusedFields(await invite(token, { emails: [FRIEND] }))).toEqual([
    422,
    ['emails.0: sponsorship.already_invited'],
  ]);
  Object.assign(config, { SECRET, SECRET_PREVIOUS: [] });
});

test('one person is worth one reward, whoever recommended us', async () => {
  const first = await arrive();
  const second = await arrive(noah);
  const codes = [await overview(first.token), await overview(second.token)].map(({ code }) => code);
  const order = await orderWith(codes[0]);
  await shop.database.pool.query(
    `insert into sponsorships (sponsor_id, email_hash, email_hint, state, created_at, order_id)
     select s.customer_id, p.email_hash, p.email_hint, 'registered', now(),
       (select id from orders where token = $1)
     from sponsorships p, sponsors s where s.code = $2`,
    [(await filled([KIBBLE, 1])).tokenValue, codes[1]],
  );
  await arrives(order);
  const { rowCount } = await shop.database.pool.query(
    "select 1 from sponsorships where state = 'rewarded'",
  );
  expect(rowCount).toBe(1);
  const same =
    "update sponsorships set state = 'rewarded', reward_coupon = 'X' where state <> 'rewarded'";
  await expect(shop.database.pool.query(same)).rejects.toThrow('sponsorships_one_reward');
});
