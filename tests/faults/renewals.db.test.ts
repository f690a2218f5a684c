import { afterAll, describe, expect, test } from 'vitest';
import { keepMovedClock } from '#platform/moved-clock.ts';
import { createServices } from '../../src/registry/api.ts';
import { createDataFolder } from '../support/data-folder.ts';
import { scaled } from '../support/limits.ts';
import { shopOver } from '../support/shop.ts';
import { freePort, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { subscribers } from '../support/subscriber.ts';
import { armPoint, type Point, RENEWAL_POINTS, someOf } from './kill-point.ts';
import { settledLedger } from './settled-ledger.ts';
import { openFolder, stockedFolder, TAKING_AT_ONCE } from './stocked-folder.ts';

/** `npm run faults` dies twenty times at each point; a run of all tests once at some of them. */
const KILLS = Number(process.env.KILLS_PER_POINT ?? 1);
const PLAYED = someOf(RENEWAL_POINTS, 1);

const folder = await createDataFolder({ from: await stockedFolder() });
// The database outlives the shop, as anybody's does.
const opened = await openFolder(folder.path);
const { appContext, pool } = opened;
const port = await freePort();
const services = createServices(appContext);
const { subscribe } = subscribers(
  shopOver(appContext, { url: '', pool, db: appContext.db }, () => services),
);
let shop: ShopProcess | undefined;

afterAll(async () => {
  await shop?.stop();
  await opened.close();
  await folder.remove();
});

const query = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows;
const standing = (number: number) =>
  query(
    `select c.state, o.payment_state as money, count(*)::int as deliveries
     from subscription_cycles c left join orders o on o.id = c.order_id
     where c.number = $1 group by 1, 2`,
    number,
  );

const sendRenewals = () =>
  appContext.db.transaction().execute((tx) => appContext.jobs.send(tx, 'renew-subscriptions', {}));

/** The delivery of one subscription is due; the shop dies in the middle of a write about it. */
async function dieAt(point: Point, code: string): Promise<void> {
  shop = await startShopProcess({ dataDir: folder.path, port, settings: TAKING_AT_ONCE });
  const { isReached, release } = await armPoint(pool, point);
  await query(
    `update subscription_cycles set planned_date = $2, shipping_date = $2 where closed_at is null
       and subscription_id = (select id from subscriptions where code = $1)`,
    code,
    appContext.clock.today().toString(),
  );
  try {
    await sendRenewals();
    await expect
      .poll(isReached, {
        interval: 10,
        message: `nobody came to the point where ${point.name}`,
      })
      .toBe(true);
  } finally {
    await shop.kill();
    await release();
  }
}

describe('deliveries of subscriptions', () => {
  test(
    `REL-01 REL-02 REL-06 the server dies ${KILLS} times in each of ${PLAYED.length} steps of a renewal: each delivery once; then the clock goes on a month, and each leaves again`,
    async () => {
      const codes: string[] = [];
      for (let nth = 0; nth < KILLS * PLAYED.length; nth += 1)
        codes.push((await subscribe(`lea-${nth}@example.org`)).code);
      for (const [nth, code] of codes.entries())
        await dieAt(PLAYED[nth % PLAYED.length] as Point, code);

      shop = await startShopProcess({ dataDir: folder.path, port, settings: TAKING_AT_ONCE });
      const all = codes.length;
      const paid = [{ state: 'placed', money: 'paid', deliveries: all }];
      // A job that died again and again waits longer for each next try; after half an hour of silence
      // its delivery gets another one.
      if (KILLS > 1) {
        await keepMovedClock(appContext.db, Temporal.Duration.from({ minutes: 31 }));
        await sendRenewals();
      }
      await expect
        .poll(() => standing(2), { timeout: scaled(60_000), interval: 500 })
        .toEqual(paid);
      expect(await standing(3)).toEqual([{ state: 'draft', money: 'cart', deliveries: all }]);

      // What `npm run shop -- clock +45d` does.
      await keepMovedClock(appContext.db, Temporal.Duration.from({ days: 45 }));
      // As its schedule does with every minute.
      await sendRenewals();
      await expect
        .poll(() => standing(3), { timeout: scaled(60_000), interval: 500 })
        .toEqual(paid);

      const { lines, findings, mails } = await settledLedger(folder.path);
      expect(findings).toEqual([]);
      for (const line of lines)
        expect(line).toMatchObject({
          state: 'captured',
          orders: [{ paymentState: 'paid', total: line.retained }],
        });
      // The first order, and one for each of the two deliveries after it.
      expect(lines).toHaveLength(3 * all);
      expect(mails).toHaveLength(3 * all);
    },
    scaled(150_000 + KILLS * PLAYED.length * 30_000),
  );
});
