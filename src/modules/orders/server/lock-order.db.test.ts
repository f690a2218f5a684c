import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { untilWaiting } from '../../../../tests/support/until-waiting.ts';
import { editCart } from './edit-cart.ts';
import { lockOrder } from './order-store.ts';

const shop = testShop();
const { filled } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

test('who waited for an order reads all that was written meanwhile, not the row alone', async () => {
  const { tokenValue: token } = await filled([KIBBLE, 1]);
  let second: ReturnType<typeof waiter> | undefined;
  const waiter = () => transact(shop.appContext, (work) => lockOrder(work, token));
  await transact(shop.appContext, async (work) => {
    const access = { token, caller: null, version: null };
    await editCart(work, access, (cart) => ({
      ...cart,
      lines: cart.lines.flatMap((line) => [
        line,
        { ...line, id: null, variantCode: TIN, quantity: 3 },
      ]),
    }));
    second = waiter();
    await untilWaiting(shop.appContext.db);
  });
  const order = await second;
  expect(order?.lines.map((line) => [line.variantCode, line.quantity])).toEqual([
    [KIBBLE, 1],
    [TIN, 3],
  ]);
  expect(order?.stock).toEqual({ [KIBBLE]: 10, [TIN]: 500 });
  expect(order?.version).toBe(3);
});
