import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { matchPayments } from '../../checkout/server/index.ts';
import { chooseRenewals, findCredit, giveCredit } from '../../payments/server/index.ts';

const shop = testShop();
const { appContext, database } = shop;
const { subscribe, query, goToDue, live, cycles, subscription, charges } = renewals(shop);

async function withCredit(amount: number, isPaying: boolean) {
  const { code } = await subscribe();
  const { customer_id: customerId } = await subscription(code);
  await transact(appContext, async (work) => {
    const gift = { customerId, amount, reason: 'Geste', key: 'one', staffId: null };
    await giveCredit(work, { ...gift, source: 'grant', expiresOn: null });
    await chooseRenewals(work, customerId, isPaying);
  });
  await goToDue(code);
  await live();
  const left = () => findCredit(database.db, customerId, appContext.clock.today());
  return { code, left };
}

test('O-23 a delivery is paid with credit first where its customer said so, and the card pays the rest', async () => {
  const { code, left } = await withCredit(500, true);
  const [, second] = await cycles(code);
  expect(second).toMatchObject({ money: 'paid', total: 4 * 261 + 490 });
  expect((await charges()).at(-1)).toMatchObject({ amount: second?.total - 500 });
  expect(await left()).toBe(0);
  expect((await matchPayments(appContext)).findings).toEqual([]);
});

test('O-23 without being told so no delivery takes credit; one that credit covers charges no card', async () => {
  const unused = await withCredit(500, false);
  expect(await unused.left()).toBe(500);
  await query('update credit_choices set pays_renewals = true');
  const { customer_id: customerId } = await subscription(unused.code);
  await transact(appContext, (work) =>
    giveCredit(work, {
      customerId,
      source: 'grant',
      key: 'more',
      amount: 5000,
      reason: 'Geste',
      expiresOn: null,
      staffId: null,
    }),
  );
  const before = (await charges()).length;
  await goToDue(unused.code);
  await live();
  const third = (await cycles(unused.code)).at(2);
  expect(third).toMatchObject({ money: 'paid', state: 'placed' });
  expect(await charges()).toHaveLength(before);
  expect(await unused.left()).toBe(5500 - third?.total);
  expect((await cycles(unused.code)).at(-1)).toMatchObject({ number: 4, state: 'draft' });
  expect((await matchPayments(appContext)).findings).toEqual([]);
});
