import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { forgetCarts } from './forget-carts.ts';

const shop = testShop();
const { call, filled, ready, complete } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

test('PRV-07 carts nobody touched for long are forgotten, those of customers later, orders never', async () => {
  const guest = await filled([TIN, 1]);
  const { headers } = await signedIn(shop);
  const { tokenValue } = (await call('POST', '', {}, headers)).body;
  const order = await ready('bank_transfer', [TIN, 1]);
  await complete(order.tokenValue);
  const after = async (days: number) => {
    shop.appContext.clock.move(Temporal.Duration.from({ days }));
    await forgetCarts(shop.appContext);
    shop.appContext.clock.move(new Temporal.Duration());
    const { rows } = await shop.database.pool.query('select token from orders order by id');
    return rows.map(({ token }) => token);
  };
  expect(await after(59)).toEqual([guest.tokenValue, tokenValue, order.tokenValue]);
  expect(await after(61)).toEqual([tokenValue, order.tokenValue]);
  expect(await after(366)).toEqual([order.tokenValue]);
});
