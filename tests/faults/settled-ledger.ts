import { expect } from 'vitest';
import { matchPayments } from '#modules/checkout/server/index.ts';
import { keepMovedClock } from '#platform/moved-clock.ts';
import { readLedger, unsettled, waitingJobs } from './ledger.ts';
import { openFolder } from './stocked-folder.ts';

const SWEEPS = 5;

/** Lets the shop tidy up what nobody came back for, and reads what it comes to. */
export async function settledLedger(dataDir: string) {
  const { pool, appContext, close } = await openFolder(dataDir);
  // Long enough for every shopper who left to be given up.
  await keepMovedClock(appContext.db, Temporal.Duration.from({ hours: 2 }));
  const isBusy = async () => (await waitingJobs(pool)) > 0;
  // A job taken by a process that died is run by another one within a minute.
  await expect.poll(isBusy, { timeout: 90_000, interval: 200 }).toBe(false);
  const sweep = () =>
    appContext.db.transaction().execute((tx) => appContext.jobs.send(tx, 'sweep-payments', {}));
  let left = await unsettled(pool);
  for (let round = 0; round < SWEEPS && left.length > 0; round += 1) {
    await sweep();
    await expect.poll(isBusy, { timeout: 90_000, interval: 200 }).toBe(false);
    left = await unsettled(pool);
  }
  expect(left).toEqual([]);
  const ledger = await readLedger(pool);
  const { findings } = await matchPayments(appContext);
  const mails = await pool.query<{ key: string; sent: boolean }>(
    `select key, sent_at is not null as sent from mails where kind = 'order-confirmation'`,
  );
  await close();
  return { ...ledger, findings, mails: mails.rows };
}
