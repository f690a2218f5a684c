import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE, priceTins, publishCoupon, TIN } from '../../../../tests/support/stocked-shop.ts';
import { publishShippingMethod } from '../../shipping/server/index.ts';

const shop = testShop();
const { subscribe, query, goToDue, live, start, run, cycles, call, mails } = renewals(shop);

const FOUR_TINS = 4 * 261;
const SHIPPING = 490;

const remind = async () => {
  await start('remind-subscribers');
  await run();
};
const stockBecomes = (onHand: number, code: string) =>
  query(
    'update product_variants set on_hand = $1, committed_for_subscribers = 0 where code = $2',
    onHand,
    code,
  );
/** Sends a request about a subscription as its customer, signed in on the current day. */
const ask = async (method: string, code: string, path: string, body: object) => {
  const { headers } = await signedIn(shop);
  return call(method, `/subscriptions/${code}/${path}`, body, headers);
};
const priceBecomes = (cents: number) =>
  priceTins(shop.appContext, { cents, subscriptionCents: Math.round(cents * 0.9) });
const secondOf = async (code: string) => (await cycles(code))[1];

test('REL-42 nothing was there when it was announced: what came back is paid for', async () => {
  const { code } = await subscribe();
  await stockBecomes(0, TIN);
  await goToDue(code, -7);
  await remind();
  expect((await mails('subscription-reminder'))[0].subject).toContain('un produit manque');
  await goToDue(code, -4);
  await remind();
  await stockBecomes(50, TIN);
  await goToDue(code);
  await live();
  expect(await secondOf(code)).toMatchObject({ money: 'paid', total: FOUR_TINS + SHIPPING });
});

test('REL-36 REL-42 what came back since it was announced as missing is paid for, as announced', async () => {
  const { code } = await subscribe(
    'lea@example.org',
    [TIN, 4, { subscriptionInterval: 31 }],
    [KIBBLE, 1, { subscriptionInterval: 31 }],
  );
  await stockBecomes(0, KIBBLE);
  await goToDue(code, -4);
  await remind();
  const [reported] = await mails('subscription-reminder');
  await stockBecomes(50, KIBBLE);
  await goToDue(code);
  await live();
  const { total, money } = await secondOf(code);
  expect(money).toBe('paid');
  expect(total).toBeGreaterThan(FOUR_TINS + SHIPPING);
  const euros = (total / 100).toFixed(2).replace('.', ',');
  expect(reported.text).toContain(`${euros} €`);
});

test('SUB-09 REL-42 what a customer adds on the last day, after the last reminder, is paid for', async () => {
  const { code } = await subscribe();
  await goToDue(code, -4);
  await remind();
  const added = await ask('POST', code, 'items', {
    productVariant: `/api/v2/shop/product-variants/${TIN}`,
    quantity: 6,
    scope: 'next',
  });
  expect(added.status).toBe(201);
  await goToDue(code);
  await live();
  expect((await secondOf(code)).total).toBe(added.body.total);
});

test('SUB-14 REL-42 what was added to a delivery that is then asked for at once is paid for', async () => {
  const { code } = await subscribe();
  await goToDue(code, -7);
  await remind();
  const added = await ask('POST', code, 'items', {
    productVariant: `/api/v2/shop/product-variants/${TIN}`,
    quantity: 6,
    scope: 'next',
  });
  expect((await ask('POST', code, 'ship-now', {})).status).toBe(202);
  await live();
  expect((await secondOf(code)).total).toBe(added.body.total);
});

test('REL-42 what was taken out after the last reminder lowers what is paid at most', async () => {
  const { code } = await subscribe();
  await goToDue(code, -4);
  await remind();
  const { headers } = await signedIn(shop);
  const [{ id }] = (await call('GET', `/subscriptions/${code}`, undefined, headers)).body.items;
  const less = await ask('PATCH', code, `items/${id}`, { quantity: 3, scope: 'next' });
  expect(less.body.total).toBe(3 * 261 + SHIPPING);
  await priceBecomes(312);
  await goToDue(code);
  await live();
  expect((await secondOf(code)).total).toBe(less.body.total);
});

const deliveryBecomes = (price: number) =>
  transact(shop.appContext, (work) =>
    publishShippingMethod(work, {
      code: 'home_standard',
      name: 'Livraison à domicile',
      description: null,
      kind: 'home',
      position: 0,
      carrier: 'Test',
      trackingUrl: 'https://suivi.example/{number}',
      maxParcelGrams: 30_000,
      maxParcels: 40,
      zones: [{ country: 'FR', price, freeFrom: 4900, minDays: 2, maxDays: 4 }],
    }),
  );
const ANNOUNCED = FOUR_TINS + SHIPPING;

test.each<[string, () => Promise<unknown>, number]>([
  ['a higher price', () => priceBecomes(312), ANNOUNCED],
  ['a lower price', () => priceBecomes(257), 4 * 231 + SHIPPING],
  ['a dearer delivery', () => deliveryBecomes(690), ANNOUNCED],
  ['a cheaper delivery', () => deliveryBecomes(290), FOUR_TINS + 290],
  // Four of them reach free delivery; the reduction must not bring the fee back.
  ['a price that makes the delivery free', () => priceBecomes(1378), ANNOUNCED],
])(
  'S-07 REL-42 %s after the reminder: what is shown is what is taken',
  async (_, change, taken) => {
    const { code } = await subscribe();
    await goToDue(code, -4);
    await remind();
    await change();
    await goToDue(code, -3);
    const { headers } = await signedIn(shop);
    const read = async (path: string) => (await call('GET', path, undefined, headers)).body;
    const shown = await read(`/subscriptions/${code}`);
    const [listed] = (await read('/subscriptions'))['hydra:member'];
    const [draft] = (await read(`/subscriptions/${code}/drafts`))['hydra:member'];
    await goToDue(code);
    await live();
    const { money, total } = await secondOf(code);
    expect({ money, total }).toEqual({ money: 'paid', total: taken });
    expect([shown.total, listed.total, draft.total]).toEqual([taken, taken, taken]);
  },
);

test('S-16 REL-36 a missing product makes neither the delivery nor the rest dearer', async () => {
  await publishCoupon(shop.appContext, 'DES50', { minimum: 5000 });
  const { code } = await subscribe(
    'lea@example.org',
    [TIN, 7, { subscriptionInterval: 31 }],
    [KIBBLE, 1, { subscriptionInterval: 31 }],
  );
  expect((await ask('POST', code, 'coupons', { couponCode: 'DES50' })).status).toBe(201);
  const { total: whole } = await secondOf(code);
  expect(whole).toBe(7 * 261 + 3690 - 500);
  await stockBecomes(0, KIBBLE);
  await goToDue(code, -4);
  await remind();
  await goToDue(code);
  await live();
  const { money, total, orderId } = await secondOf(code);
  const [{ shipping }] = await query(
    'select shipping_total as shipping from orders where id = $1',
    orderId,
  );
  // The tins get their share of the five euros, rounded in the customer's favour.
  const tins = Math.ceil((7 * 261 * whole) / (whole + 500));
  expect({ money, shipping }).toEqual({ money: 'paid', shipping: 0 });
  expect(Math.abs(total - tins)).toBeLessThanOrEqual(1);
});
