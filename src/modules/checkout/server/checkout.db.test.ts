import { beforeEach, expect, test } from 'vitest';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { BOWL, KIBBLE, lyon, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, filled, address, ship, pay, ready, complete, add } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const violations = (body: { violations: { propertyPath: string; code: string }[] }) =>
  body.violations.map(({ propertyPath, code }) => [propertyPath, code]);
const onHand = async (code: string) => {
  const row = await shop.database.db
    .selectFrom('product_variants')
    .select('on_hand')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return row.on_hand;
};

test('CHK-03 CHK-04 an order walks cart, addressed, shipping, payment, completed', async () => {
  const cart = await filled([KIBBLE, 2]);
  const states: string[] = [cart.checkoutState];
  states.push((await address(cart.tokenValue)).body.checkoutState);
  states.push((await ship(cart)).body.checkoutState);
  states.push((await pay(cart)).body.checkoutState);
  const { status, body } = await complete(cart.tokenValue, { expectedTotal: 8200 });
  states.push(body.checkoutState);
  expect(states).toEqual([
    'cart',
    'addressed',
    'shipping_selected',
    'payment_selected',
    'completed',
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: 'new',
    paymentState: 'awaiting_payment',
    shippingState: 'ready',
    number: expect.stringMatching(/^\d{9}$/),
    code: body.number,
    status: 'awaiting_payment',
    total: 8200,
    email: 'lea@example.org',
  });
  expect(body.shipments[0].deliverFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await onHand(KIBBLE)).toBe(8);
});

test('CHK-05 billing and delivery address may differ; without one, delivery is billing', async () => {
  const cart = await filled([KIBBLE, 1]);
  const apart = await address(cart.tokenValue, { ...lyon, city: 'Paris', postcode: '75011' });
  expect(apart.body).toMatchObject({
    billingAddress: { '@type': 'Address', city: 'Lyon', street2: null, company: null },
    shippingAddress: { city: 'Paris', postcode: '75011' },
  });
  const same = await call('PUT', `/${cart.tokenValue}`, {
    billingAddress: { ...lyon, city: 'Nice', postcode: '06000' },
  });
  expect(same.body.shippingAddress).toMatchObject({ city: 'Nice' });
});

test('CHK-01 an address is refused for an empty cart, and without billing', async () => {
  const { tokenValue } = (await call('POST', '', {})).body;
  const empty = await address(tokenValue);
  expect([empty.status, violations(empty.body)]).toEqual([422, [['', 'order.empty']]]);
  const cart = await filled([KIBBLE, 1]);
  const none = await call('PATCH', `/${cart.tokenValue}/address`, { shippingAddress: lyon });
  expect([none.status, violations(none.body)]).toEqual([422, [['', 'checkout.billing_missing']]]);
  const wrong = await call('PATCH', `/${cart.tokenValue}/address`, {
    billingAddress: { ...lyon, postcode: '123' },
  });
  expect([wrong.status, violations(wrong.body)]).toEqual([
    422,
    [['billingAddress.postcode', 'postcode.invalid']],
  ]);
});

test('BIZ-04 VAT-14 only what the site delivers to is accepted as delivery', async () => {
  const cart = await filled([KIBBLE, 1]);
  const luxembourg = { ...lyon, countryCode: 'LU', postcode: '1234', city: 'Luxembourg' };
  expect((await address(cart.tokenValue, luxembourg)).status).toBe(200);
  const belgium = { ...lyon, countryCode: 'BE', postcode: '1000', city: 'Bruxelles' };
  const other = await address(cart.tokenValue, belgium);
  expect(violations(other.body)).toEqual([['shippingAddress.countryCode', 'checkout.country']]);
  const overseas = await address(cart.tokenValue, { ...lyon, postcode: '97400' });
  expect(violations(overseas.body)).toEqual([['shippingAddress.postcode', 'delivery.overseas']]);
});

const berlin = {
  ...lyon,
  street: 'Torstraße 12',
  countryCode: 'DE',
  postcode: '10119',
  city: 'Berlin',
};

test('GEO-02 who is billed abroad says where it is delivered before the order goes on', async () => {
  const cart = await filled([KIBBLE, 1]);
  const billed = await call('PUT', `/${cart.tokenValue}`, { billingAddress: berlin });
  expect([billed.status, billed.body]).toMatchObject([
    200,
    { checkoutState: 'cart', billingAddress: { city: 'Berlin' }, shippingAddress: null },
  ]);
  expect((await ship(cart)).body.violations).toMatchObject([{ code: 'checkout.step' }]);
  const there = await address(cart.tokenValue, berlin);
  expect(violations(there.body)).toEqual([['shippingAddress.countryCode', 'checkout.country']]);
  const { body } = await call('PUT', `/${cart.tokenValue}`, { shippingAddress: lyon });
  expect(body).toMatchObject({
    checkoutState: 'addressed',
    billingAddress: { countryCode: 'DE' },
    shippingAddress: { countryCode: 'FR' },
  });
});

test('GEO-02 VAT-05 a bill abroad changes no tax: that follows the goods', async () => {
  const cart = await filled([KIBBLE, 1]);
  const { body: home } = await address(cart.tokenValue, { ...lyon, street: '2 rue Neuve' });
  const { body: abroad } = await call('PUT', `/${cart.tokenValue}`, { billingAddress: berlin });
  expect(abroad.shippingAddress).toMatchObject({ city: 'Lyon', street: '2 rue Neuve' });
  expect([abroad.taxes, abroad.total]).toEqual([home.taxes, home.total]);
});

test('GEO-02 CHK-05 who is billed abroad instead chooses anew where a delivery goes that went to the former billing address', async () => {
  const cart = await filled([KIBBLE, 1]);
  await address(cart.tokenValue);
  expect((await ship(cart)).status).toBe(200);
  const { body } = await call('PUT', `/${cart.tokenValue}`, { billingAddress: berlin });
  expect(body).toMatchObject({
    checkoutState: 'cart',
    billingAddress: { city: 'Berlin' },
    shippingAddress: null,
  });
  expect((await ship(cart)).body.violations).toMatchObject([{ code: 'checkout.step' }]);
  const overseas = await call('PUT', `/${cart.tokenValue}`, {
    billingAddress: { ...lyon, postcode: '97400', city: 'Saint-Denis' },
  });
  expect([overseas.status, overseas.body]).toMatchObject([
    200,
    { checkoutState: 'cart', billingAddress: { postcode: '97400' }, shippingAddress: null },
  ]);
  const unheard = await call('PUT', `/${cart.tokenValue}`, {
    billingAddress: { ...lyon, postcode: '99999' },
  });
  expect(violations(unheard.body)).toEqual([
    ['billingAddress.postcode', 'delivery.unknown_postcode'],
  ]);
});

test('VAT-03 VAT-05 VAT follows the country the goods go to, and the rate each of them', async () => {
  const cart = await filled([KIBBLE, 1, { subscriptionInterval: 31 }], [BOWL, 1]);
  await call('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode: 'BIENVENUE5' });
  const { body } = await address(cart.tokenValue, {
    ...lyon,
    countryCode: 'LU',
    postcode: '1234',
    city: 'Luxembourg',
  });
  expect(body.shippingTotal).toBe(590);
  expect(body.taxes.map((tax: { rate: number }) => tax.rate)).toEqual([3, 17]);
  const { total, accounting, taxTotal } = body as OrderShape;
  expect(accounting.totalWithoutTax + taxTotal).toBe(total);
});

test('SHP-01 delivery methods come with price, dates and kind', async () => {
  const cart = await filled([KIBBLE, 1]);
  const path = `/${cart.tokenValue}/shipments/${cart.shipments[0]?.id}/methods`;
  const { status, body } = await call('GET', path);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    '@type': 'hydra:Collection',
    '@context': '/api/v2/contexts/ShippingMethod',
    'hydra:totalItems': 3,
    'hydra:member': [
      { code: 'home_standard', price: 490, kind: 'home', '@type': 'ShippingMethod' },
      { code: 'home_express', price: 990 },
      { code: 'relay_standard', price: 390, kind: 'relay' },
    ],
  });
  expect(body['hydra:member'][0].deliveryEstimate).toMatchObject({ minDays: 2, maxDays: 4 });
  expect((await call('GET', `/${cart.tokenValue}/shipments/999/methods`)).body).toMatchObject({
    'hydra:member': [],
  });
});

test('SHP-01 N-10 what sending costs elsewhere is told before there is an address, and changes nothing', async () => {
  const cart = await filled([KIBBLE, 1]);
  const path = `/${cart.tokenValue}/shipments/${cart.shipments[0]?.id}/methods`;
  const pricesAt = async (query: string) =>
    (await call('GET', path + query)).body['hydra:member'].map(
      ({ code, price }: { code: string; price: number }) => [code, price],
    );
  const atHome = await pricesAt('');
  expect(await pricesAt('?countryCode=LU')).toContainEqual(['home_standard', 590]);
  expect(await pricesAt('?countryCode=JP')).toEqual([]);
  expect(await pricesAt('')).toEqual(atHome);
});

test('SHP-01 a method is refused before the address, when unknown, or for another shipment', async () => {
  const cart = await filled([KIBBLE, 1]);
  expect(violations((await ship(cart)).body)).toEqual([['', 'checkout.step']]);
  await address(cart.tokenValue);
  expect(violations((await ship(cart, 'pigeon')).body)).toEqual([['', 'checkout.shipping_method']]);
  const elsewhere = await call('PATCH', `/${cart.tokenValue}/shipments/999`, {
    shippingMethod: 'home_standard',
  });
  expect(violations(elsewhere.body)).toEqual([['', 'checkout.shipment_unknown']]);
  const path = '/api/v2/shop/shipping-methods/home_express';
  const express = await ship(cart, path);
  expect(express.body).toMatchObject({ shippingTotal: 990, total: 5090, freeShipping: null });
  expect((await call('PATCH', `/${cart.tokenValue}/shipments/1`, {})).status).toBe(400);
});

test('PAY-08 offline payment is for orders without subscription', async () => {
  const cart = await filled([KIBBLE, 1, { subscriptionInterval: 31 }]);
  await address(cart.tokenValue);
  await ship(cart);
  const { body } = await call(
    'GET',
    `/${cart.tokenValue}/payments/${cart.payments[0]?.id}/methods`,
  );
  expect(body['hydra:member']).toMatchObject([
    { code: 'card', brands: ['visa', 'mastercard'], fee: 0, allowsSubscription: true },
  ]);
  expect(violations((await pay(cart, 'cheque')).body)).toEqual([['', 'checkout.payment_method']]);
  expect((await pay(cart, 'card')).body.checkoutState).toBe('payment_selected');
});

test('API-32 a client learns how the chosen method works', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  const path = `/${cart.tokenValue}/payments/${cart.payments[0]?.id}/configuration`;
  expect((await call('GET', path)).body).toEqual({
    provider: 'bank_transfer',
    amount: 4590,
    currencyCode: 'EUR',
    instructions: null,
    wallets: {
      scriptUrl: '/prestataire-paiement/portefeuilles.js',
      publicKey: 'pk_bac_a_sable',
    },
  });
  expect((await call('GET', `/${cart.tokenValue}/payments/999/configuration`)).status).toBe(404);
});

test('CHK-03 a change of the items asks for the delivery again', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  const { body } = await add(cart.tokenValue, TIN, 1);
  expect(body.checkoutState).toBe('addressed');
  const early = await complete(cart.tokenValue);
  expect([early.status, violations(early.body)]).toEqual([422, [['', 'checkout.step']]]);
  expect(early.body.violations[0].message).toContain('addressed');
});

test('CHK-03 an order without an address of its shopper is refused', async () => {
  const cart = await filled([KIBBLE, 1]);
  await call('PATCH', `/${cart.tokenValue}/address`, { billingAddress: lyon });
  await ship(cart);
  await pay(cart);
  expect(violations((await complete(cart.tokenValue)).body)).toEqual([['email', 'required']]);
});

test('REL-41 another total than the one shown is refused with the cart as it is', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  const wrong = await complete(cart.tokenValue, { expectedTotal: cart.total - 1 });
  expect(wrong.status).toBe(409);
  expect(wrong.body).toMatchObject({ '@type': 'hydra:Error', order: { total: cart.total } });
  await setPrice(KIBBLE, 4500);
  const raised = await complete(cart.tokenValue);
  expect(raised.status).toBe(409);
  expect(raised.body.order).toMatchObject({
    total: cart.total + 400,
    problems: [{ code: 'price_changed', before: 4100, now: 4500 }],
  });
  expect(await onHand(KIBBLE)).toBe(10);
  expect((await complete(cart.tokenValue)).status).toBe(200);
});

test('REL-43 a promotion that ended is refused before the order, then gone from the cart', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  await call('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode: 'BIENVENUE5' });
  await shop.database.db.updateTable('promotions').set({ ends_on: '2020-01-01' }).execute();
  const { status, body } = await complete(cart.tokenValue);
  expect(status).toBe(409);
  expect(body.order).toMatchObject({ promotions: [], couponCodes: [], total: cart.total });
  expect(body.order.problems).toMatchObject([{ code: 'promotion_withdrawn' }]);
  expect((await complete(cart.tokenValue)).status).toBe(200);
});

test('REL-35 what is out of stock is refused at the last step', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 2]);
  await shop.database.db.updateTable('product_variants').set({ on_hand: 1 }).execute();
  const { status, body } = await complete(cart.tokenValue);
  expect([status, violations(body)]).toEqual([422, [['', 'stock']]]);
});

test('API-05 after completion every change is not found, reading is', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  await complete(cart.tokenValue);
  expect((await complete(cart.tokenValue)).status).toBe(404);
  expect((await add(cart.tokenValue, TIN, 1)).status).toBe(404);
  expect((await address(cart.tokenValue)).status).toBe(404);
  expect((await call('DELETE', `/${cart.tokenValue}`)).status).toBe(404);
  expect((await call('GET', `/${cart.tokenValue}`)).body.state).toBe('new');
});

test('an order keeps what it said when the catalogue changes', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  const { body: placed } = await complete(cart.tokenValue);
  await setPrice(KIBBLE, 9900);
  await shop.database.db.updateTable('products').set({ name: 'Autre' }).execute();
  const { body } = await call('GET', `/${cart.tokenValue}`);
  expect(body).toEqual(placed);
});

async function setPrice(code: string, cents: number) {
  const { db } = shop.database;
  const past = (kind: 'one_off' | 'subscription') =>
    db
      .updateTable('price_history')
      .set({ valid_to: shop.appContext.clock.today().toString() })
      .where('variant_code', '=', code)
      .where('kind', '=', kind)
      .where('channel_code', '=', 'FR_WEB')
      .where('valid_to', 'is', null)
      .execute();
  for (const kind of ['one_off', 'subscription'] as const) {
    await past(kind);
    await db
      .insertInto('price_history')
      .values({
        variant_code: code,
        channel_code: 'FR_WEB',
        kind,
        valid_to: null,
        valid_from: shop.appContext.clock.today().add({ days: 1 }).toString(),
        cents: kind === 'one_off' ? cents : Math.round(cents * 0.9),
      })
      .execute();
  }
}
