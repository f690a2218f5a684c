import { afterEach, expect, test } from 'vitest';
import { toggleFault } from '#standins/relay-network/faults.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';

const shop = testShop();
const { subscribe, query, subscription, goToDue, live, cycles, mails, run } = renewals(shop);
const { as } = staffCalls(shop);
afterEach(() => shop.database.db.deleteFrom('standin_relay_troubles').execute());

const chooseRelay = async (code: string) => {
  const call = await as('support');
  const { body } = await call('GET', `/subscriptions/${code}/ways`);
  const [point, other] = body.points;
  const relay = { shippingMethod: 'relay_standard', pickupPoint: point.code, scope: 'all' };
  const changed = await call('PATCH', `/subscriptions/${code}/shipping`, relay);
  return { call, deliveryOptions: body, point, other, changed };
};

test('SUB-16 the team sees the ways and the relay points near, and changes how a subscription goes', async () => {
  const { code } = await subscribe();
  const { call, deliveryOptions, point, changed } = await chooseRelay(code);
  expect(deliveryOptions.methods.map((one: { code: string }) => one.code)).toEqual([
    'home_standard',
    'home_express',
    'relay_standard',
  ]);
  expect(changed.status).toBe(200);
  expect(changed.body.subscription).toMatchObject({
    shippingMethod: '/api/v2/shop/shipping-methods/relay_standard',
    pickupPoint: { code: point.code, available: true },
  });
  expect(await subscription(code)).toMatchObject({ pickup_point: point.code });
  const home = { shippingMethod: 'home_express', scope: 'next' };
  const next = await call('PATCH', `/subscriptions/${code}/shipping`, home);
  expect(next.body.subscription.pickupPoint).toBeNull();
  expect(await subscription(code)).toMatchObject({ method_code: 'relay_standard' });
  expect(next.body.changes.slice(0, 2)).toMatchObject([
    { actor: 'staff', kind: 'shipping', scope: 'next' },
    { actor: 'staff', kind: 'shipping', scope: 'all' },
  ]);
  const log = await query('select action, detail from staff_actions where subject = $1', code);
  expect(log.map(({ action }) => action)).toEqual([
    'subscription.shipping',
    'subscription.shipping',
  ]);
  expect(JSON.stringify(log)).not.toContain('lea@');
});

test('REL-24 REL-51 the team is refused what its customer would be, under the same field', async () => {
  const { code } = await subscribe();
  const { call, other } = await chooseRelay(code);
  const change = async (body: object) => {
    const { status, body: reported } = await call('PATCH', `/subscriptions/${code}/shipping`, body);
    return [status, reported.violations?.[0]?.propertyPath];
  };
  const relay = { shippingMethod: 'relay_standard', scope: 'all' };
  expect(await change(relay)).toEqual([422, 'pickupPoint']);
  expect(await change({ ...relay, pickupPoint: 'FR-999999' })).toEqual([422, 'pickupPoint']);
  expect(await change({ shippingMethod: 'pigeon', scope: 'all' })).toEqual([422, 'shippingMethod']);
  expect((await change({ scope: 'all' }))[0]).toBe(400);
  await toggleFault(shop.appContext, { kind: 'closed', point: other.code });
  expect(await change({ ...relay, pickupPoint: other.code })).toEqual([422, 'pickupPoint']);
  const [{ version }] = await query('select version from subscriptions where code = $1', code);
  const stale = await call('PATCH', `/subscriptions/${code}/shipping?version=${version - 1}`, {
    shippingMethod: 'home_standard',
    scope: 'all',
  });
  expect(stale.status).toBe(409);
  expect((await call('GET', '/subscriptions/AB-99999/ways')).status).toBe(404);
  const accounting = await as('accounting');
  expect((await accounting('GET', `/subscriptions/${code}/ways`)).status).toBe(403);
});

test('REL-48 a renewal to a closed point asks its customer, and the team finds it', async () => {
  const { code } = await subscribe();
  const { point } = await chooseRelay(code);
  await toggleFault(shop.appContext, { kind: 'closed', point: point.code });
  await goToDue(code);
  await live();
  await run();
  expect((await cycles(code))[1]).toMatchObject({ state: 'draft' });
  expect((await mails('subscription-put-off'))[0].text).toContain('ne reçoit plus de colis');
  const call = await as('logistics');
  const { body } = await call('GET', '/subscriptions?standing=troubled');
  expect(body['hydra:member']).toMatchObject([{ code, status: 'pickuppoint_unavailable' }]);
});
