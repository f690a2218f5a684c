import { beforeEach, expect, test } from 'vitest';
import { dispatchDay } from '#modules/shipping/rules/index.ts';
import { demoShop } from '../../seeds/index.ts';
import type { DemoCustomer } from '../../seeds/types.ts';
import { people } from '../../tests/support/people.ts';
import { jobRunner } from '../../tests/support/run-jobs.ts';
import { testShop } from '../../tests/support/shop.ts';
import { KIBBLE, stockShop, TIN } from '../../tests/support/stocked-shop.ts';
import { openAccounts } from './open-accounts.ts';
import { openSubscriptions } from './open-subscriptions.ts';

const shop = testShop();
const { signIn, read } = people(shop);

beforeEach(() => stockShop(shop.appContext));

test('the demonstration customer has two subscriptions: one to change, one about to leave', async () => {
  const camille = demoShop.customers[0] as DemoCustomer;
  expect(camille.subscriptions).toHaveLength(2);
  const bought = [KIBBLE, TIN].map((code): [string, number] => [code, 2]);
  const subscriptions = camille.subscriptions.map((one, place) => ({
    ...one,
    items: bought.slice(place, place + 1),
  }));
  const customers = [{ ...camille, animals: [], subscriptions }];
  await openAccounts(shop.appContext, customers);
  await openSubscriptions(shop.appContext, customers);
  await openSubscriptions(shop.appContext, customers);
  await jobRunner(shop).run();
  const { token } = await signIn(camille);
  const list = await (await read('/subscriptions', token)).json();
  // Around Christmas no parcel leaves within the days in which a delivery is locked.
  const soon = Math.min(...camille.subscriptions.map(({ nextInDays }) => nextInDays));
  const today = shop.appContext.clock.today();
  const editable = today.until(dispatchDay(today.add({ days: soon }))).days > 3;
  expect(list['hydra:member']).toMatchObject([
    { status: 'active', editable, alerts: [], items: [{ variantCode: TIN }] },
    { status: 'active', editable: true, alerts: [], items: [{ variantCode: KIBBLE }] },
  ]);
  const orders = await (await read('/orders', token)).json();
  expect(orders['hydra:totalItems']).toBe(2);
  // They were sent and captured in the past: nothing is owed for them weeks later.
  expect(orders['hydra:member']).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  const states = await shop.database.db.selectFrom('orders').select('payment_state').execute();
  expect(states.filter(({ payment_state }) => payment_state === 'paid')).toHaveLength(2);
  const { rows: lost } = await shop.database.pool.query(
    "select 1 from mails where kind = 'payment-lost'",
  );
  expect(lost).toEqual([]);
});
