import { expect, test } from 'vitest';
import { backups } from '../../../../tests/support/backup.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { matchPayments } from '../../checkout/server/index.ts';
import { disableCharging, enableCharging } from './processes/charging-switch.ts';
import { queueRenewals } from './processes/queue-renewals.ts';

const shop = testShop();
const { appContext } = shop;
const { subscribe, query, goToDue, live, run, cycles, charges } = renewals(shop);
const { take, restore } = backups(shop);

const captured = async () => (await charges()).filter(({ state }) => state === 'captured').length;
const findings = async () => (await matchPayments(appContext)).findings.map(({ kind }) => kind);

/** Simulates a restored dump, which has another database identity. */
const inAnotherDatabase = () =>
  query("update settings set value = '1/1' where name = 'deliveries-charged-from'");

test('REL-23 after a backup was restored nothing is charged before somebody compared and armed it', async () => {
  const { code } = await subscribe();
  await live();
  await take();
  await goToDue(code);
  await live();
  expect(await captured()).toBe(2);

  await restore();
  await inAnotherDatabase();
  expect((await cycles(code)).at(-1)).toMatchObject({ number: 2, state: 'draft' });
  await live();
  expect((await cycles(code)).at(-1)).toMatchObject({ number: 2, state: 'draft' });
  expect(await query('select * from renewals')).toEqual([]);
  // A charge that only the provider has is reported.
  expect(await findings()).toEqual(['orphan_charge']);

  await enableCharging(appContext);
  await live();
  const [, second, third] = await cycles(code);
  expect(second).toMatchObject({ state: 'placed', money: 'paid' });
  expect(third).toMatchObject({ number: 3, state: 'draft' });
  // The delivery found its earlier charge by idempotency key: it was paid once.
  expect(await captured()).toBe(2);
  expect(await findings()).toEqual([]);
});

test('REL-23 a job that was in the backup does not charge either', async () => {
  const { code } = await subscribe();
  await goToDue(code);
  await queueRenewals(appContext);
  await disableCharging(appContext);
  await run();
  expect(await captured()).toBe(1);
  expect(await query('select state from renewals')).toEqual([{ state: 'queued' }]);
  await enableCharging(appContext);
  await query("update renewals set updated_at = updated_at - interval '31 minutes'");
  await live();
  expect(await captured()).toBe(2);
});

test('REL-23 a database user without special rights tells one database from another', async () => {
  const client = await shop.database.pool.connect();
  try {
    await client.query('begin; create role plain_user; set local role plain_user');
    const { rows } = await client.query('select system_identifier from pg_control_system()');
    expect(rows).toHaveLength(1);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
