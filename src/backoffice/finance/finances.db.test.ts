import { beforeEach, expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { orderCalls } from '../../../tests/support/order-calls.ts';
import { DISPUTED, paymentCalls } from '../../../tests/support/payment-calls.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../tests/support/stocked-shop.ts';
import { action, loader } from './finances.page.tsx';

const shop = testShop();
const { ready } = orderCalls(shop);
const { pay, run } = paymentCalls(shop);

beforeEach(() => stockShop(shop.appContext));

test('O-01 the page of the finances closes a dispute as won or lost, and asks which', async () => {
  await pay(await ready('card', [KIBBLE, 1]), DISPUTED);
  await run();
  const { load, send } = await officeAs(shop, 'accounting');
  const findings = async () => (await load(loader, '/gestion/finances/')).findings;
  const [{ id } = { id: 0 }] = await findings();
  const close = (outcome: string) =>
    send(action, '/gestion/finances/', [
      ['intent', `closeFinding-${id}`],
      ['note', 'Décidé par la banque'],
      ['outcome', outcome],
    ]);
  expect(await close('')).toMatchObject({ data: { fields: { outcome: expect.any(String) } } });
  expect(await findings()).toHaveLength(1);
  await expect(close('won')).rejects.toMatchObject({ status: 302 });
  expect(await findings()).toEqual([]);
});
