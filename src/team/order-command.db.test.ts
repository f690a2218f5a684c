import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../tests/support/order-calls.ts';
import { jobRunner } from '../../tests/support/run-jobs.ts';
import { testShop } from '../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../tests/support/stocked-shop.ts';
import { orderCommand } from './order-command.ts';

const shop = testShop();
const { ready, complete } = orderCalls(shop);
const { run } = jobRunner(shop);
const order = (...given: string[]) => orderCommand(shop.appContext, given);

beforeEach(() => stockShop(shop.appContext));

test('ORD-15 the team takes an order from payment to refund by its number', async () => {
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, 2]);
  const { body } = await complete(tokenValue);
  const number: string = body.number;
  await expect(order(number, 'ship', 'COLIS-1')).rejects.toThrow('order.state');
  await order(number, 'paid', 'VIR-77');
  const [shipped] = await order(number, 'ship', 'COLIS-1');
  expect(shipped).toBe(`Order ${number}: completed, payment paid, parcels shipped`);
  expect(await order(number, 'deliver')).toContain('  parcel COLIS-1: delivered');
  await order(number, 'refund', `${KIBBLE}=1`, 'Sac abîmé');
  await run();
  expect(await order(number)).toContain('  refund of 41.00 €: pending (Sac abîmé)');
  // A transfer is refunded by transfer: the team records when.
  expect(await order(number, 'refunded')).toContain('  refund of 41.00 €: done (Sac abîmé)');
  await expect(order(number, 'cancel')).rejects.toThrow('order.state');
  await order(number, 'refund', 'goodwill=2,50', 'Colis en retard');
  expect(await order(number, 'refunded')).toContain('  refund of 2.50 €: done (Colis en retard)');
  await order(number, 'paid', 'VIR-78', '10');
  await expect(order(number, 'sent-back')).rejects.toThrow('order <number> sent-back');
  await order(number, 'sent-back', 'VIR-79');
  await expect(order(number, 'sent-back', 'VIR-80', '1')).rejects.toThrow('refund.nothing');
});

test('ORD-15 what cannot be understood is answered with what can be said', async () => {
  await expect(order('999', 'show')).rejects.toThrow('There is no order 999');
  await expect(order('999', 'dance')).rejects.toThrow('order <number> ship');
});
