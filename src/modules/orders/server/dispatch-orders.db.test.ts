import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { dispatchOrders } from './dispatch-orders.ts';
import { lockOrder, recordPayment } from './index.ts';

const shop = testShop();
const { call, ready, complete } = orderCalls(shop);

beforeEach(() => stockShop(shop.machine));

test('SHP-04 SHP-05 ORD-05 what is paid for leaves on its day, with a number and a link', async () => {
  const paid = await ready('bank_transfer', [KIBBLE, 1]);
  const unpaid = await ready('bank_transfer', [KIBBLE, 1]);
  for (const { tokenValue } of [paid, unpaid]) await complete(tokenValue);
  await transact(shop.machine, async (work) => {
    const order = await lockOrder(work, paid.tokenValue);
    if (order) await recordPayment(work, order, { transactionId: 'bank-1', captured: true });
  });
  shop.machine.clock.move(Temporal.Duration.from({ days: 7 }));
  await Promise.all([dispatchOrders(shop.machine), dispatchOrders(shop.machine)]);
  shop.machine.clock.move(new Temporal.Duration());
  const { body } = await call('GET', `/${paid.tokenValue}`);
  expect(body).toMatchObject({
    state: 'completed',
    shippingState: 'shipped',
    status: 'sent',
    trackingNumber: `GM${body.number}`,
    carrierLink: `https://suivi.example/GM${body.number}`,
  });
  expect((await call('GET', `/${unpaid.tokenValue}`)).body.shippingState).toBe('ready');
});
