import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { transact } from '../../../platform/unit-of-work.ts';
import { closeCycle } from './close-cycle.ts';
import { lockSubscription } from './queries.ts';
import { startSubscriptions } from './start-subscriptions.ts';
import type { Subscription } from './subscription.ts';

const shop = testShop();
const { appContext, database } = shop;
const { subscribe } = subscribers(shop);
const { call, ready } = orderCalls(shop);

beforeEach(() => stockShop(appContext));

const read = (code: string) =>
  transact(appContext, (work) => lockSubscription(work, code)) as Promise<Subscription>;
const query = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows;

test('API-33 BIZ-06 BIZ-08 what was bought on subscription is delivered again, 10 % cheaper', async () => {
  const { codes, cart } = await subscribe(
    'lea@example.org',
    [TIN, 4, { subscriptionInterval: 31 }],
    [KIBBLE, 1, { subscriptionInterval: 62 }],
    [BOWL, 1],
  );
  expect(codes).toHaveLength(2);
  const [monthly, later] = await Promise.all(codes.map(read));
  expect(monthly).toMatchObject({
    status: 'active',
    frequency: 31,
    deliveriesDone: 1,
    methodCode: 'home_standard',
    items: [{ variantCode: TIN, quantity: 4 }],
    cycle: { number: 2, state: 'draft' },
  });
  expect(later?.items).toMatchObject([{ variantCode: KIBBLE, quantity: 1 }]);
  expect(monthly?.cardId).not.toBeNull();
  const planned = Temporal.PlainDate.from(monthly?.anchorDate as string).add({ days: 31 });
  expect(monthly?.cycle?.plannedDate).toBe(planned.toString());
  const [draft] = await query('select * from orders where id = $1', monthly?.cycle?.orderId);
  expect(draft).toMatchObject({ state: 'cart', checkout_state: 'payment_selected' });
  expect(draft.items_total).toBe(4 * 261);
  const [first] = await query('select * from orders where token = $1', cart.tokenValue);
  expect(first).toMatchObject({ state: 'new', subscription: codes[0] });
  expect(await query('select is_subscriber from customers')).toEqual([{ is_subscriber: true }]);
});

test('a visitor subscribes to nothing; who has an account pays on with the card of the order', async () => {
  const cart = await ready('card', [TIN, 4, { subscriptionInterval: 31 }]);
  const paying = await call('POST', `/${cart.tokenValue}/payment-requests`, {
    paymentId: cart.payments[0]?.id,
    paymentMethodCode: 'card',
    action: 'authorize',
  });
  expect(paying.body.violations).toMatchObject([{ code: 'checkout.account_needed' }]);
  // The box to save the card was not ticked: a subscription saves it anyway.
  const { code } = await subscribe();
  const cards = await query('select id, last4 from payment_cards');
  expect(cards).toEqual([{ id: (await read(code)).cardId, last4: '4242' }]);
});

test('REL-06 an order told twice starts its subscriptions once', async () => {
  const { code } = await subscribe();
  const { createdFrom } = await read(code);
  await transact(appContext, (work) => startSubscriptions(work, Number(createdFrom)));
  await query('update orders set subscription = null where id = $1', Number(createdFrom));
  await transact(appContext, (work) => startSubscriptions(work, Number(createdFrom)));
  expect(await query('select code from subscriptions')).toHaveLength(1);
  expect(await query('select number from subscription_cycles order by number')).toHaveLength(2);
});

test('the next delivery is no cart: nobody finds, edits or forgets it as one', async () => {
  const { code, headers } = await subscribe();
  const { cycle } = await read(code);
  const path = `/${cycle?.token}`;
  expect((await call('GET', path)).status).toBe(404);
  expect((await call('GET', path, undefined, headers)).body).toMatchObject({
    state: 'cart',
    subscription: `/api/v2/shop/subscriptions/${code}`,
  });
  const item = { productVariant: TIN, quantity: 1 };
  expect((await call('PATCH', `${path}/items`, item, headers)).status).toBe(404);
  expect((await call('DELETE', path, undefined, headers)).status).toBe(404);
  expect((await call('PATCH', `${path}/complete`, {}, headers)).status).toBe(404);
  const opened = await call('POST', '', {}, headers);
  expect(opened.body.tokenValue).not.toBe(cycle?.token);
  await query("update orders set created_at = '2020-01-01', updated_at = '2020-01-01'");
  await jobRunner(shop).start('forget-carts');
  expect((await read(code)).cycle?.orderId).toBe(cycle?.orderId);
});

test('REL-05 REL-06 REL-19 one delivery is closed once, and the next one is prepared', async () => {
  const { code } = await subscribe();
  const { anchorDate } = await read(code);
  const close = () =>
    transact(appContext, async (work) => {
      const locked = (await lockSubscription(work, code)) as Subscription;
      return closeCycle(work, locked, { number: 2, action: 'place' });
    });
  const after = await Promise.all([close(), close()]);
  for (const { cycle: next, deliveriesDone } of after)
    expect({ next, deliveriesDone }).toMatchObject({ next: { number: 3 }, deliveriesDone: 2 });
  const third = Temporal.PlainDate.from(anchorDate).add({ days: 62 });
  expect((await read(code)).cycle?.plannedDate).toBe(third.toString());
  const skipped = await transact(appContext, async (work) =>
    closeCycle(work, await read(code), { number: 3, action: 'skip' }),
  );
  expect(skipped).toMatchObject({ deliveriesDone: 2, cycle: { number: 4 } });
  expect(await query("select count(*)::int as n from orders where state = 'cart'")).toEqual([
    { n: 2 },
  ]);
});
