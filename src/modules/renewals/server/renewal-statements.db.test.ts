import { expect, test } from 'vitest';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';
import { queueRenewals } from './processes/queue-renewals.ts';
import { renew } from './processes/renew.ts';

const shop = testShop();
const { appContext, database } = shop;
const { subscribe, query, goToDue, run, lose, cycles } = renewals(shop);

/** Each job that follows a renewal, without the figures: how often these are kept depends on the time. */
const FOLLOWING = [
  'send-card-webhooks',
  'settle-payment',
  'close-paid-renewal',
  'send-order-confirmation',
  'deliver-mail',
  'issue-invoice',
  'keep-order-addresses',
  'note-friends-order',
];
/** Statements of a renewal, those of the provider's stand-in and of transactions that begin and end among them. */
const MOST_TO_RENEW = 97;
/** The same of the jobs that follow it, with one for each job that is taken. */
const MOST_TO_FOLLOW = 84;

const MONTHLY = { subscriptionInterval: 31 };

async function statementsOf(email: string, ...items: [string, number, object][]) {
  const { code } = await subscribe(email, ...items);
  await goToDue(code);
  await queueRenewals(appContext);
  await lose();
  const [{ id }] = await query(
    `select c.id from renewals r join subscription_cycles c on c.id = r.cycle_id
     join subscriptions s on s.id = c.subscription_id where s.code = $1`,
    code,
  );
  const renewing = await countQueries(database.pool, () => renew(appContext, id));
  const following = await countQueries(database.pool, () => run(...FOLLOWING));
  expect((await cycles(code))[1]).toMatchObject({ state: 'placed', money: 'paid' });
  return { renewing, following };
}

test('API-05 a renewal takes as many statements for two foods as for one, and not more than it did', async () => {
  const one = await statementsOf('lea@example.org', [TIN, 4, MONTHLY]);
  const two = await statementsOf('tom@example.org', [TIN, 4, MONTHLY], [KIBBLE, 1, MONTHLY]);
  expect(one.renewing).toBeLessThanOrEqual(MOST_TO_RENEW);
  expect(one.following).toBeLessThanOrEqual(MOST_TO_FOLLOW);
  // The first one fills what a process keeps, so it may take more.
  expect(two.renewing).toBeLessThanOrEqual(one.renewing);
  expect(two.following).toBeLessThanOrEqual(one.following);
});
