import { expect, test } from 'vitest';
import { publishCategories } from '#modules/catalog/server/index.ts';
import { type Conditions, NO_CONDITIONS, type Reward } from '#modules/promotions/rules/index.ts';
import { promotionsData, publishPromotion } from '#modules/promotions/server/index.ts';
import { transact } from '#platform/work.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { promotion, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { queueRenewals } from './queue-renewals.ts';
import { renew } from './renew.ts';

const shop = testShop();
const { machine } = shop;
const { query, goTo, goToDue, live, run, cycles, cardsBecome, mails, ...more } = renewals(shop);
const { of, call } = subscriptionCalls(shop);

const FULL = 4 * 261;
/** A fifth of each tin, in cents: of a rule on the whole basket, spread over the line. */
const LESS = FULL - 209;
const noBreaks = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const publish = (
  conditions: Partial<Conditions>,
  reward: Reward = { kind: 'percent', rate: 2000 },
) =>
  transact(machine, (work) =>
    publishPromotion(work, {
      promotion: promotion({
        ...{ code: 'trois', name: 'Trois livraisons', reward },
        conditions: { ...NO_CONDITIONS, ...conditions },
      }),
      channels: [],
      coupons: [{ code: 'TROIS20', totalUses: null }],
    }),
  );
/** An offer that needs no code. */
const publishToAll = (code: string, reward: Reward, conditions: Partial<Conditions> = {}) =>
  transact(machine, (work) =>
    publishPromotion(work, {
      promotion: {
        ...promotion({ code, reward }),
        conditions: { ...NO_CONDITIONS, ...conditions },
      },
      channels: [],
      coupons: [],
    }),
  );
const threeFrom = (from: 'order' | 'renewal') => ({ deliveries: { count: 3, from } });

/** Four tins a month, bought with the code. */
async function subscribe(email = 'lea@example.org') {
  const signed = await signedIn(shop, email);
  const cart = await more.cartOf(signed, [TIN, 4, { subscriptionInterval: 31 }]);
  const applied = await call(
    ...(['PATCH', `/orders/${cart.tokenValue}/apply-coupon`] as const),
    { couponCode: 'TROIS20' },
    signed.headers,
  );
  expect(applied.status).toBe(200);
  await more.pay(applied.body, signed);
  await run();
  const [{ code }] = await query('select code from subscriptions order by id desc limit 1');
  return { ...signed, code: code as string, cart: applied.body };
}

/** Lets the next delivery leave and be paid. */
async function renewOnce(code: string) {
  await goToDue(code);
  await live();
}
/** What the goods of each delivery cost, first order and draft included. */
const goods = async (code: string) =>
  (
    await query(
      `select o.items_total from subscription_cycles c join subscriptions s on s.id = c.subscription_id
       join orders o on o.id = c.order_id where s.code = $1 order by c.number`,
      code,
    )
  ).map(({ items_total }) => items_total);
const taken = async () =>
  (await query('select number, order_id from promotion_promise_deliveries order by 1')).map(
    ({ order_id }) => order_id !== null,
  );
/** Signed in as they are now: earlier sign-ins have ended with the days. */
const asNow = async (code: string) => of({ code, headers: (await signedIn(shop)).headers });
const promisedTo = async (code: string) => {
  const { body } = await (await asNow(code)).get();
  return body.promisedDeliveries.map(({ text }: { text: string }) => noBreaks(text));
};

test('PRM-01 a code of the first order holds for the first deliveries, the order being one', async () => {
  await publish(threeFrom('order'));
  const lea = await subscribe();
  expect(lea.cart.promisedDeliveries).toMatchObject([
    {
      ...{ code: 'trois', couponCode: 'TROIS20', deliveries: 3, from: 'order' },
      ...{ done: 0, given: true, left: 2, version: machine.clock.today().toString() },
    },
  ]);
  expect(noBreaks(lea.cart.promisedDeliveries[0].text)).toBe(
    'Vos 3 premières livraisons à −20 % : celle-ci, puis 2 en abonnement.',
  );
  expect(await promisedTo(lea.code)).toEqual(['Encore 2 livraisons à −20 %, celle-ci comprise.']);
  await renewOnce(lea.code);
  expect(await promisedTo(lea.code)).toEqual(['Dernière livraison à −20 % : celle-ci.']);
  await renewOnce(lea.code);
  expect(await promisedTo(lea.code)).toEqual([]);
  await renewOnce(lea.code);
  expect(await goods(lea.code)).toEqual([LESS, LESS, LESS, FULL, FULL]);
});

test('PRM-01 « first renewals » begin with the second delivery; the order costs what it costs', async () => {
  await publish({ ...threeFrom('renewal'), usesPerCustomer: 1 });
  const lea = await subscribe();
  expect(lea.cart.promotions).toEqual([]);
  expect(noBreaks(lea.cart.promisedDeliveries[0].text)).toBe(
    'Les 3 livraisons qui suivront celle-ci à −20 %.',
  );
  for (let delivery = 2; delivery <= 5; delivery += 1) await renewOnce(lea.code);
  expect(await goods(lea.code)).toEqual([FULL, LESS, LESS, LESS, FULL, FULL]);
  // Begun once, it is used: what followed is no further use of the code.
  const cart = await more.cartOf(lea, [TIN, 4, { subscriptionInterval: 42 }]);
  const again = await call(
    ...(['PATCH', `/orders/${cart.tokenValue}/apply-coupon`] as const),
    { couponCode: 'TROIS20' },
    (await signedIn(shop)).headers,
  );
  expect(again.body.violations).toMatchObject([{ code: 'coupon.used' }]);
});

test('PRM-01 what was promised on a category holds when that category moves', async () => {
  await transact(machine, (work) =>
    publishCategories(
      work,
      ['chat', 'chat/patees'].map((path, position) => ({
        ...{ path, name: path, title: path, introHtml: '', filters: [], position },
        seo: { title: path, description: path },
      })),
    ),
  );
  await query(
    `insert into product_categories (product_id, category_id, position)
     select v.product_id, c.id, 0 from product_variants v, categories c
     where v.code = $1 and c.path = 'chat/patees'`,
    TIN,
  );
  await publish({ ...threeFrom('order'), categories: ['chat/patees'] });
  const lea = await subscribe();
  await renewOnce(lea.code);
  const [{ id, version }] = await query(
    "select id, version from categories where path = 'chat/patees'",
  );
  const merchandising = await staffCalls(shop).as('merchandising');
  const place = { version, slug: 'terrines' };
  expect((await merchandising('PUT', `/categories/${id}/place`, place)).status).toBe(204);
  await renewOnce(lea.code);
  await renewOnce(lea.code);
  // A rule on chosen articles takes a fifth off each of them.
  const less = FULL - 4 * 52;
  expect(await goods(lea.code)).toEqual([less, less, less, FULL, FULL]);
});

test('PRM-01 what was promised holds when the offer is changed, ended or stopped since', async () => {
  await publish(threeFrom('order'));
  const lea = await subscribe();
  const promisedOn = machine.clock.today().toString();
  goTo(machine.clock.today().add({ days: 2 }).toString());
  await publish({ ...threeFrom('order'), minimum: 900_00 }, { kind: 'amount', amount: 100 });
  await query("update promotions set enabled = false, ends_on = '2020-01-01' where code = 'trois'");
  await query("delete from coupons where code = 'TROIS20'");
  await renewOnce(lea.code);
  await renewOnce(lea.code);
  expect(await goods(lea.code)).toEqual([LESS, LESS, LESS, FULL]);
  const [, second] = await cycles(lea.code);
  const { headers } = await signedIn(shop);
  const { body } = await call('GET', `/orders/${second.token}`, undefined, headers);
  expect(
    body.explanation.filter(({ step }: { step: string }) => step === 'promotions'),
  ).toMatchObject([{ amount: -209, rule: { id: 'promotion:trois', version: promisedOn } }]);
});

test('PRM-01 REL-06 two workers and a job told twice take one delivery of the promise', async () => {
  await publish(threeFrom('order'));
  const lea = await subscribe();
  await goToDue(lea.code);
  await Promise.all([queueRenewals(machine), queueRenewals(machine)]);
  const [{ cycle_id: cycleId }] = await query('select cycle_id from renewals');
  await Promise.all([renew(machine, cycleId), renew(machine, cycleId), renew(machine, cycleId)]);
  await run();
  await renew(machine, cycleId);
  await run();
  expect(await taken()).toEqual([true, true, false]);
});

test('PRM-01 REL-09 a delivery that was never paid gives its place back; a retry takes no second', async () => {
  await publish(threeFrom('order'));
  const lea = await subscribe();
  await cardsBecome('card_declined');
  await renewOnce(lea.code);
  const [, waiting] = await cycles(lea.code);
  expect(waiting).toMatchObject({ state: 'charging' });
  expect(await taken()).toEqual([true, true, false]);
  for (const days of [1, 3, 5, 7]) {
    await goToDue(lea.code, days);
    await live();
    expect(await taken()).toEqual([true, true, false]);
  }
  await goToDue(lea.code, 8);
  await more.start('release-unpaid-orders');
  await live();
  expect((await cycles(lea.code))[1]).toMatchObject({ state: 'failed' });
  expect(await taken()).toEqual([true, false, false]);
  await cardsBecome('accepted_visa');
  await renewOnce(lea.code);
  await renewOnce(lea.code);
  await renewOnce(lea.code);
  const paid = (await goods(lea.code)).filter((_, index) => index !== 1);
  expect(paid).toEqual([LESS, LESS, LESS, FULL, FULL]);
});

test('PRM-01 a delivery that does not qualify pays its price and keeps the promise, and says why', async () => {
  await publish({ ...threeFrom('order'), minimum: 1000 });
  const lea = await subscribe();
  const own = await asNow(lea.code);
  const [item] = (await own.get()).body.items;
  await own.patch(`/items/${item.id}`, { quantity: 1, scope: 'next' });
  expect(await promisedTo(lea.code)).toEqual([
    'Encore 2 livraisons à −20 %, mais pas celle-ci. Ce code promotionnel est valable à partir de 10 € d’achats.',
  ]);
  await renewOnce(lea.code);
  await renewOnce(lea.code);
  await renewOnce(lea.code);
  expect(await goods(lea.code)).toEqual([LESS, 261, LESS, LESS, FULL]);
});

test('PRM-01 a running subscription is told why the code is not for it', async () => {
  await publish(threeFrom('order'));
  const { code, headers } = await more.subscribe();
  const refused = await of({ code, headers }).post('/coupons', { couponCode: 'TROIS20' });
  expect(refused.status).toBe(422);
  expect(refused.body.violations).toMatchObject([
    { propertyPath: 'couponCode', code: 'coupon.first_deliveries' },
  ]);
});

test('SUB-12 the reminder says how many deliveries it is still given on', async () => {
  await publish(threeFrom('order'));
  const lea = await subscribe();
  await goToDue(lea.code, -6);
  await more.start('remind-subscribers');
  await run();
  const [{ text }] = await mails('subscription-reminder');
  expect(text).toContain('Encore 2 livraisons à −20 %, celle-ci comprise.');
});

test('PRV-07 a copy of one’s data says what one was promised, and what came of it', async () => {
  await publish(threeFrom('order'));
  const lea = await subscribe();
  await renewOnce(lea.code);
  await subscribe('noah@example.org');
  const [{ customer_id: owner }] = await query(
    `select customer_id from subscriptions where code = '${lea.code}'`,
  );
  const files = (await promotionsData.exportFiles?.(machine, owner)) ?? [];
  const file = files.find(({ name }) => name === 'livraisons-promises.json');
  expect(JSON.parse(String(file?.content))).toEqual([
    {
      ...{ subscription: lea.code, couponCode: 'TROIS20', promotion: 'Trois livraisons' },
      ...{ reward: { kind: 'percent', rate: 2000 }, promisedAt: expect.any(String) },
      ...{ deliveries: 3, deliveriesDone: 2 },
    },
  ]);
});

test.each(['order', 'renewal'] as const)(
  'PRM-01 the simulator says what the promised deliveries then cost, from the first %s on',
  async (from) => {
    await publish(threeFrom(from));
    // What is for a first order is not given on what follows it.
    await publishToAll('accueil', { kind: 'amount', amount: 100 }, { firstOrderOnly: true });
    const team = await staffCalls(shop).as('support');
    const where = 'channel=FR_WEB&country=FR';
    const asked = `/cart-simulation?${where}&lines=${TIN}:4:31,${TIN}:1&coupon=TROIS20`;
    const { body } = await team('GET', asked);
    expect(body.without.deliveries).toEqual([]);
    const simulated: { number: number; interval: number; itemsTotal: number; total: number }[] =
      body.with.deliveries;
    expect(simulated.map(({ number, interval }) => [number, interval])).toEqual(
      (from === 'order' ? [2, 3] : [2, 3, 4]).map((number) => [number, 31]),
    );
    expect(body.with.deliveries[0].promotions).toEqual([
      { code: 'trois', name: 'Trois livraisons', amount: -209 },
    ]);
    const lea = await subscribe();
    for (const { itemsTotal } of simulated) {
      await renewOnce(lea.code);
      expect(itemsTotal).toBe(LESS);
    }
    const costs = (await goods(lea.code)).slice(1);
    expect(costs).toEqual([...simulated.map(({ itemsTotal }) => itemsTotal), FULL]);
  },
);

test('PRI-04 what was promised and another benefit stay within 34 % together, delivery by delivery', async () => {
  await publish(threeFrom('renewal'));
  const lea = await subscribe();
  await publishToAll('fete', { kind: 'percent', rate: 2000 });
  await renewOnce(lea.code);
  await renewOnce(lea.code);
  const bought = 4 * 290;
  const most = Math.floor(bought * 0.34);
  // A tenth off for the subscription, a fifth as promised; of the last fifth, what is left.
  const left = most - (bought - FULL) - (FULL - LESS);
  expect(await goods(lea.code)).toEqual([FULL, bought - most, bought - most, bought - most]);
  const { headers } = await signedIn(shop);
  for (const { token } of (await cycles(lea.code)).slice(1, 3)) {
    const { body } = await call('GET', `/orders/${token}`, undefined, headers);
    expect(body.promotions).toMatchObject([
      { code: 'fete', amount: -209 },
      { code: 'trois', amount: -left },
    ]);
  }
  expect(await taken()).toEqual([true, true, false]);
});
