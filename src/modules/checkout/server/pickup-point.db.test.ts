import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { publishShippingMethod } from '#modules/shipping/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { type RelayFault, toggleFault } from '#standins/relay-network/faults.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, lyon, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { address, call, complete, filled, pay, ship } = orderCalls(shop);
const payments = paymentCalls(shop);
/** Points of the stand-in network in Lyon, Namur and Luxembourg. */
const POINTS: string[] = [];
const RELAY = 'relay_standard';

const fault = (kind: RelayFault['kind'], point = '') =>
  toggleFault(shop.appContext, { kind, point });

beforeEach(async () => {
  await stockShop(shop.appContext, { kibble: 100 });
  if (POINTS.length > 0) return;
  for (const [country, postcode] of [
    ['FR', '69003'],
    ['BE', '5000'],
    ['LU', '1111'],
  ]) {
    const url = `/api/v2/shop/pickup-points?postcode=${postcode}&countryCode=${country}&weight=20000`;
    const found = await shop.request('GET', `${url}&channelCode=FR_WEB`);
    POINTS.push((await found.json())['hydra:member'][0].code);
  }
});
afterEach(async () => {
  await shop.database.db.deleteFrom('standin_relay_troubles').execute();
});

const addressed = async (quantity = 1): Promise<OrderShape> => {
  const cart = await filled([KIBBLE, quantity]);
  return (await address(cart.tokenValue)).body;
};
/** A cart delivered to a pickup point, complete but for the last step. */
const ready = async (method = 'bank_transfer', quantity = 1): Promise<OrderShape> => {
  const cart = await addressed(quantity);
  await ship(cart, RELAY, POINTS[0]);
  return (await pay(cart, method)).body;
};
const refusal = ({ body }: { body: { violations?: { propertyPath: string; code: string }[] } }) =>
  body.violations?.[0];

describe('SHP-01 a parcel that waits at a point', () => {
  test('is chosen by the code or the path of the point, and kept as it was then', async () => {
    const cart = await addressed();
    const path = `/api/v2/shop/pickup-points/${POINTS[0]}`;
    const { status, body } = await ship(cart, RELAY, path);
    expect(status).toBe(200);
    expect(body.checkoutState).toBe('shipping_selected');
    expect(body.shipments[0]).toMatchObject({
      pickupPoint: path,
      pickupAddress: { code: POINTS[0], countryCode: 'FR', city: 'Lyon' },
    });
    expect(body.shippingTotal).toBe(390);
  });

  test('is ordered, and the order keeps the point when the network changes it', async () => {
    const cart = await ready();
    const placed = await complete(cart.tokenValue);
    expect(placed.status).toBe(200);
    const before = placed.body.shipments[0].pickupAddress;
    await shop.database.pool.query(`update pickup_points set name = 'Autre nom'`);
    await fault('closed', POINTS[0]);
    const after = (await call('GET', `/${cart.tokenValue}`)).body.shipments[0].pickupAddress;
    expect(after).toEqual(before);
  });

  test('in Belgium, at the Belgian price', async () => {
    const belgian = orderCalls(shop, 'BE_WEB');
    const cart = await belgian.filled([KIBBLE, 1]);
    await belgian.address(cart.tokenValue, {
      ...lyon,
      countryCode: 'BE',
      postcode: '5000',
      city: 'Namur',
    });
    expect((await belgian.ship(cart, RELAY, POINTS[1])).body.shippingTotal).toBe(450);
  });

  test('is paid by card', async () => {
    const cart = await ready('card');
    const paid = await payments.pay(cart, ACCEPTED);
    expect(paid.body.state).toBe('completed');
    expect(
      (await call('GET', `/${cart.tokenValue}`)).body.shipments[0].pickupAddress,
    ).not.toBeNull();
  });
});

describe('REL-51 a carrier and a point that do not fit are refused before payment', () => {
  test.each([
    ['a relay method without a point', undefined, 'pickup_point.missing'],
    ['a point nobody knows', 'FR-000001', 'pickup_point.unknown'],
    ['no code at all', '../../etc', 'pickup_point.unknown'],
    ['a point of small parcels only', 'FR-990005', 'pickup_point.too_heavy'],
    ['REL-48 a point that has closed', 'FR-990003', 'pickup_point.unknown'],
  ])('%s', async (_, point, code) => {
    const answer = await ship(await addressed(), RELAY, point);
    expect(answer.status).toBe(422);
    expect(refusal(answer)).toMatchObject({ propertyPath: 'pickupPoint', code });
  });

  test('a point of another country', async () => {
    const answer = await ship(await addressed(), RELAY, POINTS[1]);
    expect(refusal(answer)?.code).toBe('pickup_point.country');
  });

  test('a point of another network', async () => {
    await transact(shop.appContext, (work) =>
      publishShippingMethod(work, {
        code: 'relay_other',
        name: 'Autre',
        description: null,
        kind: 'relay',
        position: 3,
        carrier: 'Test',
        trackingUrl: 'https://x.example/{number}',
        relayProvider: 'other',
        maxParcelGrams: 20_000,
        maxParcels: 2,
        zones: [{ country: 'FR', price: 300, freeFrom: null, minDays: 2, maxDays: 3 }],
      }),
    );
    const answer = await ship(await addressed(), 'relay_other', POINTS[0]);
    expect(refusal(answer)?.code).toBe('pickup_point.carrier');
  });

  test('relay, home and relay again: the delivery is exactly that of the last choice', async () => {
    const cart = await addressed();
    await ship(cart, RELAY, POINTS[0]);
    const home = (await ship(cart, 'home_standard', POINTS[0])).body.shipments[0];
    expect(home).toMatchObject({ pickupPoint: null, pickupAddress: null });
    const back = (await ship(cart, RELAY, POINTS[0])).body.shipments[0];
    expect(back.pickupAddress.code).toBe(POINTS[0]);
  });

  test('another delivery country forgets the point, and asks for one again', async () => {
    const luxembourg = { ...lyon, countryCode: 'LU', postcode: '1111', city: 'Luxembourg' };
    const cart = await ready();
    const moved = (await address(cart.tokenValue, luxembourg)).body;
    expect(moved.checkoutState).toBe('addressed');
    expect(moved.shipments[0]).toMatchObject({ pickupPoint: null, pickupAddress: null });
    expect(refusal(await ship(cart, RELAY, POINTS[0]))?.code).toBe('pickup_point.country');
    expect((await ship(cart, RELAY, POINTS[2])).body.shippingTotal).toBe(490);
  });

  test('DEL-07 two heavy parcels go, three do not: the method is offered no more', async () => {
    const cart = await filled([KIBBLE, 8]);
    const methods = async (token: string, shipment = 0) =>
      (await call('GET', `/${token}/shipments/${shipment}/methods`)).body['hydra:member'].map(
        ({ code }: { code: string }) => code,
      );
    const shipment = (await address(cart.tokenValue)).body.shipments[0].id;
    expect(await methods(cart.tokenValue, shipment)).toContain(RELAY);
    const heavy = await filled([KIBBLE, 11]);
    const other = (await address(heavy.tokenValue)).body.shipments[0].id;
    expect(await methods(heavy.tokenValue, other)).not.toContain(RELAY);
  });
});

describe('what happens to the point before the order is paid', () => {
  test('REL-48 it closes: the order is refused, by transfer and by card, until another is chosen', async () => {
    const cart = await ready();
    await fault('closed', POINTS[0]);
    expect(refusal(await complete(cart.tokenValue))?.code).toBe('pickup_point.closed');
    expect((await call('GET', `/${cart.tokenValue}`)).body.state).toBe('cart');
    await pay(cart, 'card');
    const opened = await payments.open((await call('GET', `/${cart.tokenValue}`)).body);
    expect(refusal(opened)?.code).toBe('pickup_point.closed');
    await fault('closed', POINTS[0]);
    expect((await complete(cart.tokenValue)).status).toBe(200);
  });

  test('REL-48 it closes between opening the payment and paying: nothing is charged', async () => {
    const cart = await ready('card');
    const opened = await payments.open(cart);
    expect(opened.status).toBe(201);
    await fault('closed', POINTS[0]);
    const confirmed = await payments.put(opened.body.hash, { confirm: true });
    expect(refusal(confirmed)?.code).toBe('pickup_point.closed');
  });

  test('REL-50 its network goes silent: the chosen point stands, an unknown one does not', async () => {
    const cart = await ready();
    await fault('down');
    expect((await complete(cart.tokenValue)).status).toBe(200);
    const other = await addressed();
    expect(refusal(await ship(other, RELAY, 'FR-990004'))?.code).toBe('pickup_point.unreachable');
    expect((await ship(other, RELAY, POINTS[0])).status).toBe(200);
    expect((await ship(other, 'home_standard')).status).toBe(200);
  });

  test('a point is asked about by who may choose it only', async () => {
    const before = await shop.database.pool.query('select count(*) from pickup_points');
    await call('PATCH', '/nobodys-token/shipments/1', {
      shippingMethod: RELAY,
      pickupPoint: POINTS[0],
    });
    const after = await shop.database.pool.query('select count(*) from pickup_points');
    expect(after.rows).toEqual(before.rows);
  });
});
