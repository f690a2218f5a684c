import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, filled, address, ship, pay, ready, complete } = orderCalls(shop);
const { start } = jobRunner(shop);

beforeEach(() => stockShop(shop.appContext));

test('N-10 the orders of an address are its customer’s once the mailbox is proven; carts and other people’s are not', async () => {
  const own = await ready('bank_transfer', [TIN, 1]);
  expect((await complete(own.tokenValue)).status).toBe(200);
  const other = await filled([TIN, 1]);
  await address(other.tokenValue, undefined, 'lea+autre@example.org');
  await ship(other);
  await pay(other);
  expect((await complete(other.tokenValue)).status).toBe(200);
  const cart = await filled([TIN, 1]);
  await address(cart.tokenValue);
  const { customer, headers } = await signedIn(shop);
  const customerId = Number(customer.split('/').at(-1));
  const attach = () => start('attach-guest-orders', { customerId });
  const tokens = async () =>
    (await call('GET', '', undefined, headers)).body['hydra:member'].map(
      ({ tokenValue }: { tokenValue: string }) => tokenValue,
    );
  const books = async () =>
    (await shop.database.pool.query('select id from customer_addresses')).rowCount;

  await attach();
  expect(await tokens()).toEqual([]);
  await shop.database.pool.query('update customers set email_verified_at = now()');
  await attach();
  await attach();
  expect(await tokens()).toEqual([own.tokenValue]);
  // The token alone no longer gives access. Nothing goes into the address book: a stranger may have typed the
  // address.
  expect((await call('GET', `/${own.tokenValue}`)).status).toBe(404);
  expect((await call('GET', `/${other.tokenValue}`)).status).toBe(200);
  expect((await call('GET', `/${cart.tokenValue}`)).status).toBe(200);
  expect(await books()).toBe(0);
});
