import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { BOWL, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';

const shop = testShop();
const { call, ready, complete } = orderCalls(shop);
const { cartOf, pay } = subscribers(shop);
const { lose } = jobRunner(shop);

beforeEach(() => stockShop(shop.appContext));

/** Names of the jobs queued about orders since the last call. */
async function written(): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    `select distinct name from pgboss.job where data ? 'orderId' order by name`,
  );
  await lose();
  return rows.map(({ name }) => name);
}

test('an order wakes those it concerns, and nobody else', async () => {
  const bought = await ready('bank_transfer', [BOWL, 1]);
  await written();
  await complete(bought.tokenValue);
  expect(await written()).toEqual(['keep-figures', 'send-order-confirmation']);

  const cheaper = await ready('bank_transfer', [BOWL, 3]);
  await call('PATCH', `/${cheaper.tokenValue}/apply-coupon`, { couponCode: 'BIENVENUE5' });
  await complete(cheaper.tokenValue);
  expect(await written()).toEqual([
    'keep-figures',
    'note-friends-order',
    'send-order-confirmation',
  ]);

  const signed = await signedIn(shop);
  await pay(await cartOf(signed, [BOWL, 1]), signed);
  expect(await written()).toEqual([
    'keep-figures',
    'keep-order-addresses',
    'send-order-confirmation',
  ]);

  await pay(await cartOf(signed, [TIN, 4, { subscriptionInterval: 31 }]), signed);
  expect(await written()).toEqual([
    'keep-figures',
    'keep-order-addresses',
    'send-order-confirmation',
    'start-subscriptions',
  ]);
});
