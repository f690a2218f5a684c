import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepMovedClock } from '#platform/moved-clock.ts';
import { createDataFolder } from '../support/data-folder.ts';
import { freePort, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { readLedger, unsettled, waitingJobs } from './ledger.ts';
import { call, confirm, type Journey, Refused, shopOnce } from './shopper.ts';
import { openFolder, stockFolder } from './stocked-folder.ts';

/** `KILLS=50` plays the whole drama; a few are enough to notice that something broke. */
const KILLS = Number(process.env.KILLS ?? 8);
const SHOPPERS = 3;
const LONGEST_LIFE_MS = 900;
const READY_LIMIT_MS = 20_000;
const SWEEPS = 5;

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let shop: ShopProcess;
let port: number;

beforeAll(async () => {
  folder = await createDataFolder();
  await stockFolder(folder.path);
  port = await freePort();
});

afterAll(async () => {
  await shop?.stop();
  await folder.remove();
});

/** Shops until the line goes dead, with one order after the other. */
async function shopUntilDead(url: string, journeys: Journey[]): Promise<void> {
  for (;;) {
    const journey: Journey = { cart: null, payment: null, isAccepted: false };
    journeys.push(journey);
    try {
      await shopOnce(url, journey);
    } catch (error) {
      if (error instanceof Refused) throw error;
      return;
    }
  }
}

const contentOf = (cart: { items: { variantCode: string; quantity: number }[] }) =>
  cart.items.map(({ variantCode, quantity }) => `${quantity} × ${variantCode}`);

/** What a shopper finds after the restart, and how the journey ends. */
async function resume(url: string, journey: Journey) {
  const { cart, payment } = journey;
  if (!cart) return;
  const found = await call(url, 'GET', `/orders/${cart.tokenValue}`);
  if (journey.isAccepted) {
    expect(found).toMatchObject({ state: 'new', total: cart.total, number: expect.any(String) });
    return;
  }
  // The last request may have been done without an answer: then the cart is one step further.
  expect(contentOf(found)).toEqual(expect.arrayContaining(contentOf(cart)));
  if (!payment) return;
  await confirm(url, journey, cart.total).catch((error) => {
    // The card was not entered yet when the line went dead.
    if (!(error instanceof Refused) || !error.message.includes('payment.card_missing')) throw error;
  });
}

/** Everybody comes back to where they were; returns those who hold an order. */
async function resumeAll(url: string, journeys: Journey[]): Promise<Journey[]> {
  await Promise.all(journeys.map((journey) => resume(url, journey)));
  return journeys.filter(({ isAccepted }) => isAccepted);
}

/** Lets the shop tidy up what nobody came back for, and reads what it comes to. */
async function settledLedger() {
  const { pool, machine, close } = await openFolder(folder.path);
  // Long enough for every shopper who left to be given up.
  await keepMovedClock(machine.db, Temporal.Duration.from({ hours: 2 }));
  const sweep = () =>
    machine.db.transaction().execute((tx) => machine.jobs.send(tx, 'sweep-payments', {}));
  let left = await unsettled(pool);
  for (let round = 0; round < SWEEPS && left.length > 0; round += 1) {
    await sweep();
    const isBusy = async () => (await waitingJobs(pool)) > 0;
    await expect.poll(isBusy, { timeout: 30_000, interval: 200 }).toBe(false);
    left = await unsettled(pool);
  }
  expect(left).toEqual([]);
  const ledger = await readLedger(pool);
  await close();
  return ledger;
}

test(
  `REL-01 the server dies ${KILLS} times during checkouts: no order lost, none doubled, every cent in its place`,
  async () => {
    const told: Journey[] = [];
    const starts: number[] = [];
    let journeys: Journey[] = [];
    for (let nth = 0; nth < KILLS; nth += 1) {
      shop = await startShopProcess({ dataDir: folder.path, port });
      starts.push(shop.startUp);
      told.push(...(await resumeAll(shop.url, journeys)));
      journeys = [];
      const shopping = Array.from({ length: SHOPPERS }, () => shopUntilDead(shop.url, journeys));
      await new Promise((done) => setTimeout(done, Math.random() * LONGEST_LIFE_MS));
      await shop.kill();
      await Promise.all(shopping);
    }
    shop = await startShopProcess({ dataDir: folder.path, port });
    starts.push(shop.startUp);
    told.push(...(await resumeAll(shop.url, journeys)));
    const { lines, orders } = await settledLedger();

    const slowest = Math.round(Math.max(...starts.slice(1)));
    console.log(`${KILLS} kills, ${orders.length} orders, ready again after ${slowest} ms at most`);
    expect(told.length).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(READY_LIMIT_MS);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
    const tokens = orders.map(({ token }) => token).toSorted();
    for (const { cart } of told) expect(tokens).toContain(cart?.tokenValue);
    // One charge per order, one order per charge, to the cent.
    for (const line of lines)
      expect(line).toMatchObject({
        state: 'captured',
        orders: [{ paymentState: 'paid', total: line.kept }],
      });
    expect(lines.map(({ orders: [order] }) => order?.token).toSorted()).toEqual(tokens);
  },
  60_000 + KILLS * 30_000,
);
