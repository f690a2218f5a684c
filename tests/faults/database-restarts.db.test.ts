import { chmod, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFolder } from '../support/cached-folder.ts';
import { scaled } from '../support/limits.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { freePort, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { resumeAll } from './resume.ts';
import { settledLedger } from './settled-ledger.ts';
import { call, type Journey, shopOnce } from './shopper.ts';
import { stockedFolder, TAKING_AT_ONCE } from './stocked-folder.ts';

/** `RESTARTS=20` plays the whole drama; once is enough to notice a break. */
const RESTARTS = Number(process.env.RESTARTS ?? 1);
const SHOPPERS = 2;
/** Fast, at once, and without a word: as an operator, a host and the kernel end it. */
const SIGNALS = ['SIGKILL', 'SIGINT', 'SIGQUIT'] as const;

let dataDir: string;
let shops: ShopProcess[];

beforeEach(async () => {
  dataDir = await scratchFolder('restarts');
  await copyFolder(await stockedFolder(), dataDir);
  await chmod(dataDir, 0o755);
  shops = [];
});

afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

const postmaster = async (): Promise<number> => {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]);
};

/** Shops until it is told to end or the shop answers no more; writes down every answer. */
async function shopUntil(url: string, journeys: Journey[], isOver: () => boolean) {
  const statuses: string[] = [];
  while (!isOver()) {
    const journey: Journey = { cart: null, payment: null, isAccepted: false };
    journeys.push(journey);
    try {
      await shopOnce(url, journey);
    } catch (error) {
      statuses.push(String(error));
      if (!isOver()) await fetch(`${url}/readyz`).catch(() => undefined);
    }
  }
  return statuses;
}

/** Orders are read from the database again; `/readyz` may still say what it saw seconds ago. */
const readsOrders = (url: string) =>
  expect
    .poll(() => fetch(`${url}/api/v2/shop/orders/unknown`).then(({ status }) => status), {
      interval: 100,
    })
    .toBe(404);

test.each([[['all']], [['web', 'worker']]])(
  `R-01 R-19 REL-01 PostgreSQL goes ${RESTARTS} times under %s: no process ends, no order and no mail is lost`,
  async (roles) => {
    const port = await freePort();
    for (const role of roles)
      shops.push(
        await startShopProcess({
          dataDir,
          port: role === 'worker' ? await freePort() : port,
          settings: { ROLE: role, CAPTURE_AT: TAKING_AT_ONCE.CAPTURE_AT },
        }),
      );
    const url = `http://localhost:${port}`;
    const accepted: Journey[] = [];
    const failures: string[] = [];
    let journeys: Journey[] = [];
    for (let nth = 0; nth < RESTARTS; nth += 1) {
      let isOver = false;
      const shopping = Promise.all(
        Array.from({ length: SHOPPERS }, () => shopUntil(url, journeys, () => isOver)),
      );
      await expect
        .poll(() => journeys.filter(({ cart }) => cart !== null).length)
        .toBeGreaterThan(0);
      const before = await postmaster();
      process.kill(before, SIGNALS[nth % SIGNALS.length]);
      await expect
        .poll(async () => (await postmaster()) > 0 && (await postmaster()) !== before, {
          interval: 100,
        })
        .toBe(true);
      await readsOrders(url);
      isOver = true;
      failures.push(...(await shopping).flat());
      accepted.push(...(await resumeAll(url, journeys)));
      journeys = [];
    }
    // What was refused meanwhile was refused as an outage, never as a bug of ours.
    expect(failures.filter((text) => / → 5/.test(text) && !/ → 503/.test(text))).toEqual([]);
    const last: Journey = { cart: null, payment: null, isAccepted: false };
    await shopOnce(url, last);
    expect(shops.map((shop) => shop.isRunning())).toEqual(roles.map(() => true));

    const { lines, orders, findings, mails } = await settledLedger(dataDir);
    expect(findings).toEqual([]);
    const tokens = orders.map(({ token }) => token);
    for (const { cart } of [...accepted, last]) expect(tokens).toContain(cart?.tokenValue);
    for (const line of lines)
      expect(line).toMatchObject({
        state: 'captured',
        orders: [{ paymentState: 'paid', total: line.retained }],
      });
    expect(mails.filter(({ sent }) => sent).length).toBe(orders.length);
    expect((await call(url, 'GET', `/orders/${last.cart?.tokenValue}`)).number).toBeTruthy();
  },
  scaled(60_000 + RESTARTS * 30_000),
);
