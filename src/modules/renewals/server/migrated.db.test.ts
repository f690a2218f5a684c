import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '#platform/migrate.ts';
import { repeatSubscription } from '../../../../tests/support/many-subscriptions.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { matchPayments } from '../../checkout/server/index.ts';
import { queueRenewals } from './processes/queue-renewals.ts';

const shop = testShop();
const { appContext, database } = shop;
const { subscribe, query, goToDue, run, charges } = renewals(shop);

const MANY = 8;
const NEXT = '9999_of_tomorrow.sql';
/** Schema changes of a newer version: columns and an index on tables that jobs write. */
const EXPAND = `
  alter table renewals add column note text;
  alter table subscription_cycles add column note text not null default '';
  alter table payment_attempts add column note text;
  update subscription_cycles set note = 'seen';
  create index subscription_cycles_note on subscription_cycles (note)`;
const TAKE_BACK = `
  alter table renewals drop column if exists note;
  alter table subscription_cycles drop column if exists note;
  alter table payment_attempts drop column if exists note`;

/** A folder with the migrations of a newer version. */
async function folderOfTomorrow(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-migrations-'));
  await cp('migrations', folder, { recursive: true });
  await writeFile(join(folder, NEXT), EXPAND);
  return folder;
}

test('REL-69 workers of today renew while the version of tomorrow migrates, and after it', async () => {
  const { code } = await subscribe();
  await query('update product_variants set on_hand = 5000');
  await repeatSubscription(query, code, MANY);
  await goToDue(code);
  await queueRenewals(appContext);
  const folder = await folderOfTomorrow();
  try {
    await Promise.all([run('renew-subscription'), migrate(database.pool, folder), run()]);
    await run();
    expect(
      await query(
        'select state, note, count(*)::int as deliveries from subscription_cycles where number = 2 group by 1, 2',
      ),
    ).toMatchObject([{ state: 'placed', deliveries: MANY + 1 }]);
    // The current version writes rows that the newer one can read.
    expect(
      await query("select count(*)::int as drafts from subscription_cycles where state = 'draft'"),
    ).toEqual([{ drafts: MANY + 1 }]);
    expect((await charges()).filter(({ state }) => state === 'captured')).toHaveLength(MANY + 2);
    expect((await matchPayments(appContext)).findings).toEqual([]);
  } finally {
    await query(TAKE_BACK);
    await query('delete from schema_migrations where name = $1', NEXT);
    await rm(folder, { recursive: true });
  }
});
