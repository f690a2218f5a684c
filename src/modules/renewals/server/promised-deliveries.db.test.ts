import { expect, test } from 'vitest';
import { promotionsData } from '#modules/promotions/server/index.ts';
import {
  FULL,
  LESS,
  noBreaks,
  promisedDeliveries,
} from '../../../../tests/support/promised-deliveries.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { TIN } from '../../../../tests/support/stocked-shop.ts';
import { queueRenewals } from './processes/queue-renewals.ts';
import { renew } from './processes/renew.ts';

const shop = testShop();
const { appContext } = shop;
const promised = promisedDeliveries(shop);
const {
  publish,
  threeFrom,
  subscribe,
  subscribeWithCode,
  renewOnce,
  goods,
  taken,
  asNow,
  promisedTo,
  query,
  goTo,
  goToDue,
  live,
  run,
  cycles,
  cardsBecome,
  mails,
  call,
  of,
} = promised;

test('PRM-01 a code of the first order holds for the first deliveries, the order being one', async () => {
  await publish(threeFrom('order'));
  const lea = await subscribeWithCode();
  expect(lea.cart.promisedDeliveries).toMatchObject([
    {
      code: 'trois',
      couponCode: 'TROIS20',
      deliveries: 3,
      from: 'order',
      done: 0,
      given: true,
      left: 2,
      version: appContext.clock.today().toString(),
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
  const lea = await subscribeWithCode();
  expect(lea.cart.promotions).toEqual([]);
  expect(noBreaks(lea.cart.promisedDeliveries[0].text)).toBe(
    'Les 3 livraisons qui suivront celle-ci à −20 %.',
  );
  for (let delivery = 2; delivery <= 5; delivery += 1) await renewOnce(lea.code);
  expect(await goods(lea.code)).toEqual([FULL, LESS, LESS, LESS, FULL, FULL]);
  // The code counts as used once: later deliveries are no further uses.
  const cart = await promised.cartOf(lea, [TIN, 4, { subscriptionInterval: 42 }]);
  const again = await call(
    'PATCH',
    `/orders/${cart.tokenValue}/apply-coupon`,
    { couponCode: 'TROIS20' },
    (await signedIn(shop)).headers,
  );
  expect(again.body.violations).toMatchObject([{ code: 'coupon.used' }]);
});

test('PRM-01 what was promised holds when the offer is changed, ended or stopped since', async () => {
  await publish(threeFrom('order'));
  const lea = await subscribeWithCode();
  const promisedOn = appContext.clock.today().toString();
  goTo(appContext.clock.today().add({ days: 2 }).toString());
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
  const lea = await subscribeWithCode();
  await goToDue(lea.code);
  await Promise.all([queueRenewals(appContext), queueRenewals(appContext)]);
  const [{ cycle_id: cycleId }] = await query('select cycle_id from renewals');
  await Promise.all([
    renew(appContext, cycleId),
    renew(appContext, cycleId),
    renew(appContext, cycleId),
  ]);
  await run();
  await renew(appContext, cycleId);
  await run();
  expect(await taken()).toEqual([true, true, false]);
});

test('PRM-01 REL-09 a delivery that was never paid gives its place back; a retry takes no second', async () => {
  await publish(threeFrom('order'));
  const lea = await subscribeWithCode();
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
  await promised.start('release-unpaid-orders');
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
  const lea = await subscribeWithCode();
  const own = await asNow(lea.code);
  const [item] = (await own.get()).body.items;
  await own.patch(`/items/${item.id}`, { quantity: 1, scope: 'next' });
  expect(await promisedTo(lea.code)).toEqual([
    'Encore 2 livraisons à −20 %, mais pas celle-ci. Le code TROIS20 est valable à partir de 10,00 € d’achats.',
  ]);
  await renewOnce(lea.code);
  await renewOnce(lea.code);
  await renewOnce(lea.code);
  expect(await goods(lea.code)).toEqual([LESS, 261, LESS, LESS, FULL]);
});

test('PRM-01 a running subscription is told why the code is not for it', async () => {
  await publish(threeFrom('order'));
  const { code, headers } = await subscribe();
  const refused = await of({ code, headers }).post('/coupons', { couponCode: 'TROIS20' });
  expect(refused.status).toBe(422);
  expect(refused.body.violations).toMatchObject([
    { propertyPath: 'couponCode', code: 'coupon.first_deliveries' },
  ]);
});

test('SUB-12 the reminder says how many deliveries it is still given on', async () => {
  await publish(threeFrom('order'));
  const lea = await subscribeWithCode();
  await goToDue(lea.code, -6);
  await promised.start('remind-subscribers');
  await run();
  const [{ text }] = await mails('subscription-reminder');
  expect(text).toContain('Encore 2 livraisons à −20 %, celle-ci comprise.');
});

test('PRV-07 a copy of one’s data says what one was promised, and what came of it', async () => {
  await publish(threeFrom('order'));
  const lea = await subscribeWithCode();
  await renewOnce(lea.code);
  await subscribeWithCode('noah@example.org');
  const [{ customer_id: owner }] = await query(
    `select customer_id from subscriptions where code = '${lea.code}'`,
  );
  const files = (await promotionsData.exportFiles?.(appContext, owner)) ?? [];
  const file = files.find(({ name }) => name === 'livraisons-promises.json');
  expect(JSON.parse(String(file?.content))).toEqual([
    {
      subscription: lea.code,
      couponCode: 'TROIS20',
      promotion: 'Trois livraisons',
      reward: { kind: 'percent', rate: 2000 },
      promisedAt: expect.any(String),
      deliveries: 3,
      deliveriesDone: 2,
    },
  ]);
});
