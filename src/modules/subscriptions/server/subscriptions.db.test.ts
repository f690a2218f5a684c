import { beforeEach, expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { BOWL, KIBBLE, lyon, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';

const shop = testShop();
const { appContext, database } = shop;
const { subscribe } = subscribers(shop);
const { of, call } = subscriptionCalls(shop);

beforeEach(() => stockShop(appContext));

const codesOf = ({ body }: { body: { violations: { propertyPath: string; code: string }[] } }) =>
  body.violations.map(({ propertyPath, code }) => `${propertyPath}:${code}`);

test('SUB-01 BIZ-08 a subscription tells its ten things', async () => {
  const own = await subscribe();
  const { status, body, headers } = await of(own).get();
  expect(status).toBe(200);
  expect(headers.get('etag')).toBe(`"${body.version}"`);
  expect(body).toMatchObject({
    '@type': 'Subscription',
    code: own.code,
    status: 'active',
    editable: true,
    frequency: { code: 31, days: 31, position: 1, label: 'Tous les mois' },
    deliveriesDone: 1,
    discountPercent: 10,
    alerts: [],
    effectiveOn: null,
    items: [{ variantCode: TIN, quantity: 4, laterQuantity: 4, unitPrice: 261, available: true }],
    shippingMethod: '/api/v2/shop/shipping-methods/home_standard',
    shippingAddress: { city: 'Lyon' },
    pickupPoint: null,
    paymentCard: { last4: '4242', expiry: '08/2029' },
  });
  const shipping = Temporal.PlainDate.from(body.nextShippingDate);
  expect(body.modificationLimitDate).toBe(shipping.subtract({ days: 4 }).toString());
  expect(body.draftOrders).toHaveLength(1);
  const list = await call('GET', '/subscriptions?status=active', undefined, own.headers);
  expect(list.body['hydra:member']).toEqual([body]);
  const none = await call('GET', '/subscriptions?status=paused', undefined, own.headers);
  expect(none.body['hydra:totalItems']).toBe(0);
  expect((await call('GET', '/subscriptions')).status).toBe(401);
});

test('SUB-02 SUB-03 the ten rhythms are public, in order, in French', async () => {
  const { body } = await call('GET', '/subscription-frequencies');
  const all = body['hydra:member'];
  expect(all.map(({ days }: { days: number }) => days)).toEqual([
    21, 31, 42, 49, 62, 70, 77, 93, 124, 155,
  ]);
  expect(all.map(({ position }: { position: number }) => position)).toEqual([...Array(10).keys()]);
  expect(all[2]).toMatchObject({ code: 42, label: 'Toutes les 6 semaines' });
});

test('SUB-03 two subscriptions of one order may be given the same rhythm', async () => {
  const own = await subscribe(
    'lea@example.org',
    [TIN, 4, { subscriptionInterval: 31 }],
    [KIBBLE, 1, { subscriptionInterval: 62 }],
  );
  const second = { ...own, code: own.codes[1] as string };
  const changed = await of(second).patch('/frequency', { frequency: 31, scope: 'all' });
  expect(changed.status).toBe(200);
  expect(changed.body.frequency.days).toBe(31);
});

test('SUB-05 SUB-08 the history, the prepared order and what goes with it', async () => {
  const own = await subscribe();
  const history = await of(own).call('GET', '/history');
  expect(history.body['hydra:member']).toMatchObject([{ tokenValue: own.cart.tokenValue }]);
  const [{ number }] = history.body['hydra:member'];
  expect((await of(own).call('GET', `/history/${number}`)).body).toMatchObject({ number });
  expect((await of(own).call('GET', '/history/000000000')).status).toBe(404);
  const drafts = await of(own).call('GET', '/drafts');
  expect(drafts.body['hydra:member']).toMatchObject([{ state: 'cart', editable: true }]);
  const [{ tokenValue }] = drafts.body['hydra:member'];
  expect((await of(own).call('GET', `/drafts/${tokenValue}`)).body).toMatchObject({ tokenValue });
  expect((await of(own).call('GET', `/drafts/${own.cart.tokenValue}`)).status).toBe(404);
  expect((await of(own).call('GET', '/upsells')).status).toBe(200);
});

test('SUB-08 SUB-17 REL-28 a change counts for the next delivery or for all, each kept apart', async () => {
  const own = await subscribe();
  const { post, patch, del, get } = of(own);
  const tins = (await get()).body.items[0].id;
  const more = await patch(`/items/${tins}`, { quantity: 6 });
  expect(more.body).toMatchObject({ total: 6 * 261 + 490, laterTotal: 4 * 261 + 490 });
  expect(more.body.items).toMatchObject([{ quantity: 6, laterQuantity: 4 }]);
  const all = await patch(`/items/${tins}`, { quantity: 5, scope: 'all' });
  expect(all.body.items).toMatchObject([{ quantity: 5, laterQuantity: 5 }]);
  const less = await patch(`/items/${tins}`, { quantity: 1, scope: 'next' });
  expect(less.body.items).toMatchObject([{ quantity: 1, laterQuantity: 5 }]);
  const bowl = await post('/items', { productVariant: BOWL, quantity: 1, upsell: true });
  expect(bowl.status).toBe(201);
  expect(bowl.body.items[1]).toMatchObject({ quantity: 1, laterQuantity: 0, unitPrice: 1290 });
  const never = await post('/items', { productVariant: BOWL, quantity: 1, scope: 'all' });
  expect(codesOf(never)).toEqual(['productVariant:subscription.once_only']);
  const bag = await post('/items', {
    productVariant: `/api/v2/shop/product-variants/${KIBBLE}`,
    quantity: 1,
    scope: 'all',
  });
  expect(bag.body.items[2]).toMatchObject({ quantity: 1, laterQuantity: 1, unitPrice: 3690 });
  expect(bag.body.total).toBeGreaterThan(0);
  const gone = await del(`/items/${tins}?scope=next`);
  expect(gone.body.items[0]).toMatchObject({ quantity: 0, laterQuantity: 5 });
  const back = await patch(`/items/${tins}`, { quantity: 2 });
  expect(back.body.items[0]).toMatchObject({ quantity: 2, laterQuantity: 5 });
  const { rows } = await database.pool.query(
    'select kind, scope from subscription_changes order by id',
  );
  expect(rows.slice(1, 4)).toEqual([
    { kind: 'item_changed', scope: 'next' },
    { kind: 'item_changed', scope: 'all' },
    { kind: 'item_changed', scope: 'next' },
  ]);
});

test('a delivery is never empty, too heavy or more than there is', async () => {
  const own = await subscribe();
  const { patch, post, del, get } = of(own);
  const id = (await get()).body.items[0].id;
  expect(codesOf(await del(`/items/${id}?scope=all`))).toEqual([':subscription.empty']);
  expect(codesOf(await del(`/items/${id}`))).toEqual([':subscription.empty']);
  const tooMany = await patch(`/items/${id}`, { quantity: 501 });
  expect(tooMany.body.violations[0].code).toBe('stock');
  expect(tooMany.body['hydra:description']).toMatch(/il en reste \d+/);
  expect((await post('/items', { productVariant: '99999999', quantity: 1 })).status).toBe(422);
  expect((await patch('/items/999999', { quantity: 1 })).status).toBe(404);
  expect((await patch(`/items/${id}`, { quantity: 0 })).status).toBe(422);
  expect((await patch(`/items/${id}`, { quantity: 1, scope: 'some' })).status).toBe(422);
});

test('SUB-07 another address, billed elsewhere, by another carrier', async () => {
  const own = await subscribe();
  const { put, patch, get } = of(own);
  const paris = { ...lyon, postcode: '75011', city: 'Paris' };
  const next = await put('/shipping-address', paris);
  expect(next.body.shippingAddress.city).toBe('Paris');
  const brussels = { ...lyon, countryCode: 'BE', postcode: '1000', city: 'Bruxelles' };
  expect(codesOf(await put('/shipping-address', brussels))).toEqual([
    'countryCode:subscription.country',
  ]);
  expect(codesOf(await put('/shipping-address', { ...lyon, postcode: '97400' }))).toEqual([
    'postcode:delivery.overseas',
  ]);
  const billed = await put('/billing-address', { ...brussels, scope: 'all' });
  expect(billed.body.billingAddress.city).toBe('Bruxelles');
  const book = await call('POST', '/addresses', paris, own.headers);
  const named = await put('/shipping-address', { address: book.body['@id'], scope: 'all' });
  expect(named.body.shippingAddress.city).toBe('Paris');
  const nobody = await put('/shipping-address', { address: '/api/v2/shop/addresses/999999' });
  expect(codesOf(nobody)).toEqual(['address:subscription.address_unknown']);
  const express = await patch('/shipping', { shippingMethod: 'home_express' });
  expect(express.body.shippingMethod).toContain('home_express');
  const relay = await patch('/shipping', { shippingMethod: 'relay_standard' });
  expect(codesOf(relay)).toEqual(['pickupPoint:pickup_point.missing']);
  const point = await patch('/shipping', {
    shippingMethod: '/api/v2/shop/shipping-methods/relay_standard',
    scope: 'all',
    pickupPoint: '/api/v2/shop/pickup-points/FR-990005',
  });
  expect(point.body.pickupPoint).toMatchObject({ code: 'FR-990005', available: true });
  expect(codesOf(await patch('/shipping', { shippingMethod: 'dove' }))).toEqual([
    'shippingMethod:subscription.shipping_method',
  ]);
  expect((await get()).body.alerts).toEqual([]);
});

test('SUB-06 SUB-21 another card, and coupons judged before they are taken', async () => {
  const own = await subscribe();
  const { patch, post, del } = of(own);
  const { body } = await call('GET', '/payment-cards', undefined, own.headers);
  const [card] = body['hydra:member'];
  const paid = await patch('/payment', { paymentCard: card['@id'] });
  expect(paid.body.paymentCard['@id']).toBe(card['@id']);
  expect(
    codesOf(await patch('/payment', { paymentCard: '/api/v2/shop/payment-cards/99' })),
  ).toEqual(['paymentCard:subscription.card_unknown']);
  expect(codesOf(await patch('/payment', { paymentRequest: 'nothing' }))).toEqual([
    'paymentRequest:subscription.card_unknown',
  ]);
  const removal = await call('DELETE', `/payment-cards/${card.id}`, undefined, own.headers);
  expect(codesOf(removal)).toEqual([':payment.card_in_use']);
  const applied = await post('/coupons', { couponCode: 'bienvenue5' });
  expect(applied).toMatchObject({ status: 201, body: { couponCodes: ['BIENVENUE5'] } });
  expect(applied.body.promotions[0].amount).not.toBe(0);
  const twice = await post('/coupons', { couponCode: 'BIENVENUE5' });
  expect(codesOf(twice)).toEqual(['couponCode:coupon.already_applied']);
  expect(codesOf(await post('/coupons', { couponCode: 'RIEN' }))).toEqual([
    'couponCode:coupon.invalid',
  ]);
  expect((await del('/coupons/BIENVENUE5')).body.couponCodes).toEqual([]);
  expect((await del('/coupons/BIENVENUE5')).status).toBe(404);
});
