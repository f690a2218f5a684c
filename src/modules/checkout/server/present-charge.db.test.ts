import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, ready, complete } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

test('S-14 an order that waits for its transfer says how much, and until when', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  // A cart was not ordered: it has no charge.
  expect((await call('GET', `/${cart.tokenValue}/charge`)).status).toBe(404);
  await complete(cart.tokenValue);
  const { body } = await call('GET', `/${cart.tokenValue}/charge`);
  expect(body).toMatchObject({
    method: 'bank_transfer',
    methodName: 'Virement bancaire',
    card: null,
    amount: 4590,
    state: 'awaited',
    stateText: 'Paiement attendu',
    authorizedAt: null,
    debitedAt: null,
  });
  expect(body.payBy > shop.appContext.clock.now().toString()).toBe(true);
});
