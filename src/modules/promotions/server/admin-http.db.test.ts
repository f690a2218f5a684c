import { beforeEach, expect, test } from 'vitest';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';

const shop = testShop();
const { call: shopCall, ready, complete, filled } = orderCalls(shop);
const { as } = staffCalls(shop);
const { subscribe } = subscribers(shop);

beforeEach(() => stockShop(shop.appContext));

const edit = {
  name: 'Noël : 4 € de remise',
  channels: [],
  countries: [],
  startsOn: null,
  endsOn: null,
  firstOrderOnly: false,
  subscriptionOnly: false,
  minimum: null,
  products: [],
  categories: [],
  totalUses: null,
  usesPerCustomer: null,
  kind: 'amount',
  amount: 400,
  rate: null,
  giftVariant: null,
  giftQuantity: null,
  priority: 0,
  exclusive: false,
};
const draft = { ...edit, reference: 'noel', trigger: 'code', couponCode: 'noel4' };

/** A cart with the code applied, and the response. */
async function withCode(couponCode: string) {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  const answer = await shopCall('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode });
  return { ...answer, token: cart.tokenValue };
}
const violations = (body: { violations: { propertyPath: string; code: string }[] }) =>
  body.violations.map(({ propertyPath, code }) => [propertyPath, code]);

test('PRM-01 a promotion the team makes is taken off at once, and counts what it gave', async () => {
  const call = await as('merchandising');
  const made = await call('POST', '/promotions', draft);
  expect([made.status, made.body.state, made.body.trigger]).toEqual([201, 'running', 'code']);
  const { status, body, token } = await withCode('NOEL4');
  expect([status, body.orderPromotionTotal]).toEqual([200, -400]);
  const { number } = (await complete(token)).body;
  const { body: file } = await call('GET', '/promotions/noel');
  expect(file).toMatchObject({ uses: 1, given: 400, firstCoupon: 'NOEL4' });
  expect(file.usesByDay).toEqual([{ day: expect.any(String), uses: 1, given: 400 }]);
  expect(file.couponList).toEqual([{ code: 'NOEL4', totalUses: null, uses: 1 }]);
  const orders = await call('GET', '/orders?promotion=noel');
  expect(orders.body['hydra:member']).toMatchObject([{ number }]);
  expect((await call('GET', '/orders?promotion=other')).body['hydra:totalItems']).toBe(0);
});

test('PRM-01 a running promotion that is edited has a new version; a placed order keeps its own', async () => {
  const call = await as('merchandising');
  await call('POST', '/promotions', draft);
  const { token } = await withCode('NOEL4');
  await complete(token);
  const { status, body } = await call('PUT', '/promotions/noel', { ...edit, amount: 300 });
  expect(status).toBe(200);
  expect(body.versions.map(({ rule }: { rule: { amount: number } }) => rule.amount)).toEqual([
    300, 400,
  ]);
  expect((await shopCall('GET', `/${token}`)).body.orderPromotionTotal).toBe(-400);
  expect((await withCode('NOEL4')).body.orderPromotionTotal).toBe(-300);
});

test('PRM-01 a code or a name that exists is refused under its field, as is what is not sold', async () => {
  const call = await as('merchandising');
  const taken = await call('POST', '/promotions', { ...draft, couponCode: 'BIENVENUE5' });
  expect(violations(taken.body)).toEqual([['couponCode', 'promotion.code_taken']]);
  expect((await call('GET', '/promotions/noel')).status).toBe(404);
  await call('POST', '/promotions', draft);
  const again = await call('POST', '/promotions', { ...draft, couponCode: 'NOEL5' });
  expect(violations(again.body)).toEqual([['name', 'promotion.name_taken']]);
  const odd = { ...edit, products: ['PR999999'], categories: ['lapin'], endsOn: '2026-01-01' };
  const nothing = { ...odd, startsOn: '2026-02-01', amount: null };
  expect(violations((await call('PUT', '/promotions/noel', nothing)).body)).toEqual([
    ['endsOn', 'promotion.dates'],
    ['amount', 'promotion.nothing_given'],
    ['products', 'promotion.no_such_goods'],
    ['categories', 'promotion.no_such_goods'],
  ]);
  const gift = { ...edit, kind: 'free_product', giftVariant: '99999999', giftQuantity: 1 };
  expect(violations((await call('PUT', '/promotions/noel', gift)).body)).toEqual([
    ['giftVariant', 'promotion.gift_missing'],
  ]);
});

test('PRI-04 35 % on feed in France is refused under its field; on a bowl or in Belgium it is not', async () => {
  const call = await as('merchandising');
  const percent = (rate: number, more = {}) =>
    call('POST', '/promotions', { ...draft, kind: 'percent', amount: null, rate, ...more });
  const refused = await percent(3500);
  expect(violations(refused.body)).toEqual([['rate', 'promotion.above_cap']]);
  expect(refused.body['hydra:description']).toMatch(/34\s%/);
  expect((await percent(3401, { products: ['PR000200'] })).status).toBe(422);
  expect((await percent(3400)).status).toBe(201);
  const bowl = { reference: 'bol', couponCode: 'BOL50', products: ['PR000300'] };
  expect((await percent(5000, bowl)).status).toBe(201);
  const be = { reference: 'be', couponCode: 'BELGE', countries: ['BE'] };
  expect((await percent(5000, be)).status).toBe(201);
});

test('PRI-04 the page of a promotion says the most that comes together, held under the cap', async () => {
  const call = await as('merchandising');
  const tin = { products: ['PR000200'], kind: 'percent', amount: null };
  const more = { trigger: 'automatic', couponCode: null };
  await call('POST', '/promotions', { ...draft, ...tin, rate: 2000 });
  await call('POST', '/promotions', { ...draft, ...tin, ...more, reference: 'b', rate: 1500 });
  const { body } = await call('GET', '/promotions/noel');
  const [once, subscribed] = body.strongest;
  expect(once).toMatchObject({ basket: 6000, onSubscription: false, cap: 3400 });
  expect(once.counted).toBeLessThanOrEqual(2040);
  expect(subscribed.steps[0]).toMatchObject({ code: null, amount: 600 });
  expect(subscribed.counted).toBe(2040);
  // The welcome coupon applies to the whole basket, so it does not count against the cap.
  expect(subscribed.total).toBe(2540);
});

test('PRI-04 a draft is looked at before it is kept, and refused like one that is', async () => {
  const call = await as('merchandising');
  const { trigger: _, couponCode: __, ...typed } = draft;
  const looked = await call('POST', '/promotion-previews', typed);
  expect([looked.status, looked.body.strongest.length]).toEqual([200, 2]);
  expect((await call('GET', '/promotions/noel')).status).toBe(404);
  const above = { ...typed, kind: 'percent', amount: null, rate: 3500 };
  expect(violations((await call('POST', '/promotion-previews', above)).body)).toEqual([
    ['rate', 'promotion.above_cap'],
  ]);
  expect((await call('GET', '/promotion-categories')).status).toBe(200);
});

test('PRM-01 stopped, it is given to no cart; resumed, again; after its last day, never', async () => {
  const call = await as('merchandising');
  await call('POST', '/promotions', draft);
  expect((await call('POST', '/promotions/noel/stop', {})).body.state).toBe('stopped');
  expect((await withCode('NOEL4')).status).toBe(422);
  expect((await call('POST', '/promotions/noel/resume', {})).body.state).toBe('running');
  expect((await withCode('NOEL4')).status).toBe(200);
  const ended = await call('POST', '/promotions/noel/end', { endsOn: '2026-01-31' });
  expect([ended.body.state, ended.body.versions.length]).toEqual(['ended', 4]);
  expect((await withCode('NOEL4')).status).toBe(422);
  const direction = await as('direction');
  const { body } = await direction('GET', '/staff-actions?subject=noel');
  expect(body['hydra:member'].map(({ action }: { action: string }) => action)).toEqual([
    'promotion.dated',
    'promotion.resumed',
    'promotion.stopped',
    'promotion.created',
  ]);
});

test('PRM-01 codes made together serve once each, whoever comes first', async () => {
  const call = await as('merchandising');
  await call('POST', '/promotions', { ...draft, trigger: 'personal', couponCode: null });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const batch = { prefix: 'croq', size: 40 };
  const made = await Promise.all(
    [1, 2].map(() => call('POST', '/promotions/noel/coupon-batches', batch, key)),
  );
  expect(made.map(({ status }) => status)).toEqual([204, 204]);
  const { body: file } = await call('GET', '/promotions/noel');
  expect(file.batches).toMatchObject([{ prefix: 'CROQ', size: 40, uses: 0 }]);
  const { id } = file.batches[0];
  const csv = async () => (await call('GET', `/coupon-batches/${id}`)).body as string;
  const [, ...lines] = (await csv()).trim().split('\r\n');
  expect(new Set(lines).size).toBe(40);
  const code = lines[0]?.split(';')[0] ?? '';
  expect(code).toMatch(/^CROQ-[2-9A-HJ-NP-Z]{10}$/);
  const carts = [await withCode(code), await withCode(code), await withCode(code)];
  const placed = await Promise.all(carts.map(({ token }) => complete(token)));
  expect(placed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await csv()).toContain(`${code};oui`);
  expect((await withCode(code)).status).toBe(422);
});

test('PRM-01 a gift counts as used, with what it was worth', async () => {
  const call = await as('merchandising');
  const gift = { kind: 'free_product', amount: null, giftVariant: TIN, giftQuantity: 2 };
  await call('POST', '/promotions', { ...draft, ...gift, usesPerCustomer: 1 });
  const { token, body } = await withCode('NOEL4');
  expect(body.freeProducts).toMatchObject([{ variantCode: TIN, quantity: 2 }]);
  expect((await call('GET', '/promotions/noel')).body.carts).toBe(1);
  await complete(token);
  expect((await call('GET', '/promotions/noel')).body).toMatchObject({ uses: 1, given: 580 });
  const second = await withCode('NOEL4');
  expect(violations(second.body)).toEqual([['couponCode', 'coupon.used']]);
});

test('PRM-01 the list is found by name, code and state, at one price for one or many', async () => {
  const call = await as('merchandising');
  const found = async (query: string) =>
    (await call('GET', `/promotions?${query}`)).body['hydra:member'].map(
      ({ code }: { code: string }) => code,
    );
  await call('POST', '/promotions', draft);
  expect(await found('search=noel4')).toEqual(['noel']);
  expect(await found('search=no')).toEqual(['noel']);
  expect(await found('state=stopped')).toEqual([]);
  const one = await countQueries(shop.database.pool, () => call('GET', '/promotions'));
  for (const reference of ['a', 'b', 'c'])
    await call('POST', '/promotions', { ...draft, reference, couponCode: `CODE-${reference}` });
  expect(await countQueries(shop.database.pool, () => call('GET', '/promotions'))).toBe(one);
  expect((await filled([KIBBLE, 1])).items).toHaveLength(1);
});

test('PRM-01 the team makes one for the first deliveries, and tries out what it promises', async () => {
  const call = await as('merchandising');
  const counted = { ...draft, deliveries: 3, deliveriesFrom: 'renewal' };
  const odd = await call('POST', '/promotions', { ...counted, deliveries: 25 });
  expect(violations(odd.body).map(([path]) => path)).toEqual(['deliveries']);
  const made = await call('POST', '/promotions', counted);
  expect(made.body.rule).toMatchObject({ deliveries: 3, deliveriesFrom: 'renewal' });
  expect(made.body.owed).toEqual({ subscriptions: 0, deliveries: 0 });
  const tried = await call(
    'GET',
    `/cart-simulation?channel=FR_WEB&country=FR&lines=${TIN}:4:31&coupon=NOEL4`,
  );
  expect(tried.body.with.total).toBe(tried.body.without.total);
  expect(tried.body.with.promised).toMatchObject([{ code: 'noel' }]);
  expect(tried.body.with.promised[0].text).toMatch(/^Les 3 livraisons qui suivront celle-ci/);
  const once = await call(
    'GET',
    `/cart-simulation?channel=FR_WEB&country=FR&lines=${TIN}:4&coupon=NOEL4`,
  );
  expect(once.body.refused).toBe('Le code NOEL4 est réservé aux achats en abonnement.');
});

test('O-02 who looks at an edit is told whom it touches: orders, carts, next deliveries and what of them is announced', async () => {
  const call = await as('merchandising');
  await call('POST', '/promotions', { ...draft, trigger: 'automatic', couponCode: null });
  await subscribe();
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, 1]);
  const touched = async () =>
    (await call('POST', '/promotion-previews', { ...edit, reference: 'noel', amount: 100 })).body
      .touched;
  const now = {
    uses: 1,
    carts: 1,
    owed: { subscriptions: 0, deliveries: 0 },
    upcoming: { deliveries: 1, announced: 0, given: 400 },
  };
  expect(await touched()).toEqual(now);
  // Once its total was announced, that is what it costs at most.
  await shop.database.pool.query(
    `insert into renewal_notices (cycle_id, kind, shipping_date, announced_total, told_at)
     select c.id, 'last', c.shipping_date, o.total, now()
     from subscription_cycles c join orders o on o.id = c.order_id where c.state = 'draft'`,
  );
  const { upcoming, ...others } = now;
  expect(await touched()).toEqual({ ...others, upcoming: { ...upcoming, announced: 1 } });
  const { body: file } = await call('GET', '/promotions/noel');
  expect(file.upcoming).toEqual({ ...upcoming, announced: 1 });
  // Looking changed nothing; the edit does what was said of the cart.
  const cart = async () => (await shopCall('GET', `/${tokenValue}`)).body.orderPromotionTotal;
  expect(await cart()).toBe(-400);
  expect((await call('PUT', '/promotions/noel', { ...edit, amount: 100 })).status).toBe(200);
  expect(await cart()).toBe(-100);
  // A promotion nobody has yet touches nobody.
  const other = await call('POST', '/promotion-previews', { ...edit, reference: 'autre' });
  expect(other.body.touched).toMatchObject({ uses: 0, carts: 0, upcoming: { deliveries: 0 } });
});
