import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataFolder } from '../support/data-folder.ts';
import { scaled } from '../support/limits.ts';
import { freePort, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { armPoint, POINTS, type Point, someOf } from './kill-point.ts';
import { resumeAll, shopUntilDead } from './resume.ts';
import { settledLedger } from './settled-ledger.ts';
import { type Journey, shopOnce } from './shopper.ts';
import { openFolder, stockedFolder, TAKING_AT_ONCE } from './stocked-folder.ts';
import { issueVouchers, readVouchers, VOUCHER_CENTS } from './vouchers.ts';

/** `npm run faults` dies twenty times at each point; a run of all tests once at some of them. */
const KILLS = Number(process.env.KILLS_PER_POINT ?? 1);
const PLAYED = someOf(POINTS, 2);

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let opened: Awaited<ReturnType<typeof openFolder>>;
let shop: ShopProcess | undefined;
let port: number;
/** Every second shopper pays a part with a voucher of theirs. */
let vouchers: string[];
let shoppers = 0;
const nextVoucher = () => {
  shoppers += 1;
  return shoppers % 2 === 1 ? vouchers.pop() : undefined;
};

beforeAll(async () => {
  folder = await createDataFolder({ from: await stockedFolder() });
  // The database outlives the shop, as anybody's does.
  opened = await openFolder(folder.path);
  vouchers = await issueVouchers(opened.appContext, 20 * KILLS * PLAYED.length);
  port = await freePort();
});

afterAll(async () => {
  await shop?.stop();
  await opened?.close();
  await folder?.remove();
});

/** One life of the shop: it goes on with what was left, sells, and dies in the middle of a write. */
async function dieAt(
  point: Point,
  left: Journey[],
): Promise<{ reported: Journey[]; left: Journey[] }> {
  shop = await startShopProcess({ dataDir: folder.path, port, settings: TAKING_AT_ONCE });
  const reported = await resumeAll(shop.url, left);
  const { isReached, release } = await armPoint(opened.pool, point);
  const journeys: Journey[] = [];
  const shopping = shopUntilDead(shop.url, journeys, undefined, nextVoucher);
  try {
    const reached = expect.poll(isReached, {
      interval: 10,
      message: `nobody came to the point where ${point.name}`,
    });
    await reached.toBe(true);
  } finally {
    await shop.kill();
    await release();
  }
  await shopping;
  return { reported, left: journeys };
}

test(
  `REL-01 REL-02 REL-64 O-23 the server dies ${KILLS} times in each of ${PLAYED.length} steps from the card to the mail: every cent, every voucher and every mail in its place`,
  async () => {
    const reported: Journey[] = [];
    let left: Journey[] = [];
    for (let nth = 0; nth < KILLS; nth += 1)
      for (const point of PLAYED) {
        const life = await dieAt(point, left);
        reported.push(...life.reported);
        left = life.left;
      }
    shop = await startShopProcess({ dataDir: folder.path, port, settings: TAKING_AT_ONCE });
    reported.push(...(await resumeAll(shop.url, left)));
    // Whatever was cut short, one buys with a voucher to the end.
    const last: Journey = { cart: null, payment: null, isAccepted: false, voucher: vouchers.pop() };
    await shopOnce(shop.url, last);
    reported.push(last);

    const { lines, orders, findings, mails } = await settledLedger(folder.path);
    // A voucher is opened by the order that stands on it, and by no other: neither lost nor spent twice.
    const typed = await readVouchers(opened.pool);
    for (const voucher of typed)
      expect(voucher).toEqual({ left: 0, spent: VOUCHER_CENTS, orders: 1 });
    expect(typed.length).toBeGreaterThan(0);
    console.log(
      `${KILLS * PLAYED.length} kills at ${PLAYED.length} points, ${orders.length} orders`,
    );
    expect(findings).toEqual([]);
    const tokens = orders.map(({ token }) => token).toSorted();
    for (const { cart } of reported) expect(tokens).toContain(cart?.tokenValue);
    for (const line of lines)
      expect(line).toMatchObject({
        state: 'captured',
        orders: [{ paymentState: 'paid', total: line.retained }],
      });
    expect(lines.map(({ orders: [order] }) => order?.token).toSorted()).toEqual(tokens);
    // One mail each, and every one of them went out.
    expect(mails).toHaveLength(orders.length);
    expect(mails.filter(({ sent }) => !sent)).toEqual([]);
  },
  scaled(30_000 + KILLS * PLAYED.length * 30_000),
);
