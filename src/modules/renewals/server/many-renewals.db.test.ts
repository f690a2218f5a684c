import { expect, test } from 'vitest';
import { scaled as scaledLimit } from '../../../../tests/support/limits.ts';
import { repeatSubscription } from '../../../../tests/support/many-subscriptions.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { scaled } from '../../../../tests/support/scope.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { matchPayments } from '../../checkout/server/index.ts';
import { queueRenewals } from './processes/queue-renewals.ts';

const shop = testShop();
const { appContext } = shop;
const { subscribe, query, goToDue, run, start, charges } = renewals(shop);

const MANY = scaled(100, 30);

test(
  'REL-68 a morning with many deliveries: each once, several workers, stopped and carried on',
  async () => {
    const { code } = await subscribe();
    await query('update product_variants set on_hand = 5000');
    await repeatSubscription(query, code, MANY);
    await goToDue(code);
    await Promise.all([
      queueRenewals(appContext),
      queueRenewals(appContext),
      queueRenewals(appContext),
    ]);
    const queued = 'select count(*)::int as jobs from pgboss.job where name = $1';
    expect(await query(queued, 'renew-subscription')).toEqual([{ jobs: MANY + 1 }]);
    // Simulates a crash: a third of the queued jobs is lost.
    await query(
      `delete from pgboss.job where id in (
       select id from pgboss.job where name = 'renew-subscription' order by id limit $1)`,
      Math.floor(MANY / 3),
    );
    await Promise.all([run(), run(), run()]);
    await query(
      "update renewals set updated_at = updated_at - interval '31 minutes' where state = 'queued'",
    );
    await start('renew-subscriptions');
    await Promise.all([run(), run(), run()]);
    const states = await query(
      'select state, count(*)::int as deliveries from subscription_cycles where number = 2 group by 1',
    );
    expect(states).toEqual([{ state: 'placed', deliveries: MANY + 1 }]);
    expect((await charges()).filter(({ state }) => state === 'captured')).toHaveLength(MANY + 2);
    expect(await query('select on_hand from product_variants where code = $1', '10020001')).toEqual(
      [{ on_hand: 5000 - 4 * (MANY + 1) }],
    );
    expect((await matchPayments(appContext)).findings).toEqual([]);
  },
  scaledLimit(30_000),
);
