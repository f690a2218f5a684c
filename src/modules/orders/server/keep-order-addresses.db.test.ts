import { beforeEach, expect, test } from 'vitest';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { stockShop } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';

const shop = testShop();
const { subscribe } = subscribers(shop);
const { start } = jobRunner(shop);

beforeEach(() => stockShop(shop.appContext));

const book = async (headers: HeadersInit) => {
  const path = '/api/v2/shop/addresses?channelCode=FR_WEB&locale=fr_FR';
  const answer = await (await shop.request('GET', path, undefined, headers)).json();
  return answer['hydra:member'] as { '@id': string; isDefault: boolean; street: string }[];
};

test('a first order fills an empty address book, once, and a book in use stays as it is', async () => {
  const { headers, cart } = await subscribe();
  const [stored, second] = await book(headers);
  expect(stored).toMatchObject({ isDefault: true, city: 'Lyon', alias: null });
  expect(second).toBeUndefined();
  await start('keep-order-addresses', { orderId: cart.id });
  expect(await book(headers)).toEqual([stored]);
});

test('two places are both kept, where the parcel goes first', async () => {
  const { headers, cart } = await subscribe();
  const { pool } = shop.database;
  await pool.query('delete from customer_addresses');
  await pool.query(
    "update order_addresses set street = '1 quai Rambaud' where order_id = $1 and kind = 'billing'",
    [cart.id],
  );
  await start('keep-order-addresses', { orderId: cart.id });
  const [first, second, third] = await book(headers);
  expect([first?.isDefault, second?.isDefault, third]).toEqual([true, false, undefined]);
  expect(first?.street).not.toBe('1 quai Rambaud');
  expect(second?.street).toBe('1 quai Rambaud');
});

test('a later order writes nothing into a book that was emptied', async () => {
  await subscribe();
  await shop.database.pool.query('delete from customer_addresses');
  const { headers } = await subscribe();
  expect(await book(headers)).toEqual([]);
});
