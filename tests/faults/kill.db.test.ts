import { afterAll, beforeAll, expect, test } from 'vitest';
import { chance } from '../support/chance.ts';
import { createDataFolder } from '../support/data-folder.ts';
import { scaled } from '../support/limits.ts';
import { freePort, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { afterAnswers, resumeAll, shopUntilDead } from './resume.ts';
import { settledLedger } from './settled-ledger.ts';
import type { Journey } from './shopper.ts';
import { stockedFolder, TAKING_AT_ONCE } from './stocked-folder.ts';

/** `KILLS=50` plays the whole drama; a few are enough to notice that something broke. */
const KILLS = Number(process.env.KILLS ?? 2);
const SHOPPERS = 3;
/** Nine answers lead one shopper to an order: the longest life places several, the shortest none. */
const MOST_ANSWERS = 60;
const READY_LIMIT_MS = scaled(5_000);

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let shop: ShopProcess;
let port: number;

beforeAll(async () => {
  folder = await createDataFolder({ from: await stockedFolder() });
  port = await freePort();
});

afterAll(async () => {
  await shop?.stop();
  await folder.remove();
});

test(
  `REL-01 the server dies ${KILLS} times during checkouts: no order lost, none doubled, every cent in its place`,
  async () => {
    const reported: Journey[] = [];
    const starts: number[] = [];
    const random = chance();
    let journeys: Journey[] = [];
    for (let nth = 0; nth < KILLS; nth += 1) {
      shop = await startShopProcess({ dataDir: folder.path, port, settings: TAKING_AT_ONCE });
      starts.push(shop.startUp);
      reported.push(...(await resumeAll(shop.url, journeys)));
      journeys = [];
      const life = afterAnswers(Math.floor(((nth + random()) / KILLS) * MOST_ANSWERS));
      const shopping = Promise.all(
        Array.from({ length: SHOPPERS }, () => shopUntilDead(shop.url, journeys, life.answered)),
      );
      await Promise.race([life.reached, shopping]);
      await shop.kill();
      await shopping;
    }
    shop = await startShopProcess({ dataDir: folder.path, port, settings: TAKING_AT_ONCE });
    starts.push(shop.startUp);
    reported.push(...(await resumeAll(shop.url, journeys)));
    const { lines, orders, findings } = await settledLedger(folder.path);
    expect(findings).toEqual([]);

    const slowest = Math.round(Math.max(...starts.slice(1)));
    console.log(`${KILLS} kills, ${orders.length} orders, ready again after ${slowest} ms at most`);
    expect(reported.length).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(READY_LIMIT_MS);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
    const tokens = orders.map(({ token }) => token).toSorted();
    for (const { cart } of reported) expect(tokens).toContain(cart?.tokenValue);
    // One charge per order, one order per charge, to the cent.
    for (const line of lines)
      expect(line).toMatchObject({
        state: 'captured',
        orders: [{ paymentState: 'paid', total: line.retained }],
      });
    expect(lines.map(({ orders: [order] }) => order?.token).toSorted()).toEqual(tokens);
  },
  scaled(30_000 + KILLS * 15_000),
);
