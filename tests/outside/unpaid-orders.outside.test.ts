import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { giveDetails, walkToGuestDetails } from '../support/guest.ts';
import { scaled as scaledLimit } from '../support/limits.ts';
import { type OutsideClient, outsideClient } from '../support/outside.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { acceptAndOrder, chooseCheque, freshEmail } from '../support/shopper.ts';
import { BAG, orderAsGuest } from './order-as-guest.ts';
import { foreignShop, isFull, ownOnly, scaled } from './scope.ts';
import { QUERY } from './shop-calls.ts';

const { visit } = plainShoppers();

// A shop of its own: the one tests share lets one visitor place as many orders as they like.
let folder: DataFolder;
let shop: ShopProcess;
let database: pg.Client;

beforeAll(async () => {
  if (foreignShop) return;
  folder = await createFilledFolder();
  shop = await startShopProcess({ dataDir: folder.path });
  database = new pg.Client({ connectionString: folder.url });
  await database.connect();
});

afterAll(async () => {
  await database?.end();
  await shop?.stop();
  await folder?.remove();
});

/** What anybody may still buy of the format. */
async function left(): Promise<number> {
  const { rows } = await database.query('select available from product_variants where code = $1', [
    BAG,
  ]);
  return rows[0].available;
}

/** Mails in the shop's own mailbox of what it sent to whoever reads an address, plus or not. */
async function mailsTo(name: string): Promise<number> {
  const { rows } = await database.query(
    'select count(*)::integer as mails from mails where recipient like $1',
    [`${name}%`],
  );
  return rows[0].mails;
}

const times = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** Guests who order at once, one after the other at each of so many hands; how often each answer came. */
async function crowd(count: number, hands: number, order: (nth: number) => Promise<number>) {
  const answers: Record<number, number> = {};
  let next = 0;
  const hand = async () => {
    while (next < count) {
      next += 1;
      const status = await order(next);
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(times(hands, hand));
  return answers;
}

const ATTEMPTS = scaled(483, 24);
const HANDS = 8;

test.skipIf(foreignShop)(
  `R-03 R-13 ${ATTEMPTS} unpaid orders from one address: ten stand, three for a mailbox, and others still buy${ownOnly}`,
  async () => {
    const flood = outsideClient(shop.url);
    const mailbox = `victime-${crypto.randomUUID().slice(0, 8)}`;
    const before = await left();
    const toOne = await crowd(5, HANDS, async (nth) => {
      const { status } = await orderAsGuest(flood, `${mailbox}+${nth}@exemple.fr`);
      return status;
    });
    expect(toOne).toEqual({ 200: 3, 422: 2 });

    // Another mailbox each time, and the same one in between: now the address is what counts.
    const toMany = await crowd(ATTEMPTS - 5, HANDS, async (nth) => {
      const email = nth % 3 === 0 ? `${mailbox}+${nth}@exemple.fr` : freshEmail();
      const { status } = await orderAsGuest(flood, email);
      if (email.startsWith(mailbox)) expect(status).toBe(422);
      return status;
    });
    expect(toMany).toEqual({ 200: 7, 422: ATTEMPTS - 12 });
    expect(before - (await left())).toBe(10);

    const refused = await orderAsGuest(flood, freshEmail());
    expect(refused.body['hydra:description']).toMatch(/attendent leur paiement/);
    const other = await orderAsGuest(outsideClient(shop.url), freshEmail());
    expect(other.status).toBe(200);
    await expect.poll(() => mailsTo(mailbox)).toBe(3);
    if (isFull) console.log(`R-03: ${ATTEMPTS} orders, ${JSON.stringify(toMany)} after five`);
  },
  scaled(1_800_000, 180_000),
);

/** Orders by cheque in the pages, from one network address; what the last page says. */
async function orderInPages(from: string, email: string): Promise<string> {
  const { page, close } = await visit({ baseURL: shop.url, address: from });
  await walkToGuestDetails(page);
  await giveDetails(page, email);
  await chooseCheque(page);
  await acceptAndOrder(page);
  const isPlaced = page.url().includes('/confirmation/');
  const said = isPlaced ? 'placed' : await page.getByRole('main').innerText();
  await close();
  return said;
}

test.skipIf(foreignShop)(
  `R-03 R-13 N-10 the pages of a guest count with the services: a mailbox and an address are stopped, others go on${ownOnly}`,
  async () => {
    const mailbox = `pages-${crypto.randomUUID().slice(0, 8)}`;
    const waits = /attendent leur paiement/;
    for (const nth of [1, 2, 3])
      expect(await orderInPages(`other-${nth}`, `${mailbox}+${nth}@exemple.fr`)).toBe('placed');
    expect(await orderInPages('other-4', `${mailbox}@exemple.fr`)).toMatch(waits);

    const from = `client-${crypto.randomUUID()}`;
    const { ask, url } = outsideClient(shop.url);
    const sameAddress: OutsideClient = {
      url,
      ask: (method, path, init = {}) => {
        const headers = new Headers(init.headers);
        headers.set('x-forwarded-for', from);
        return ask(method, path, { ...init, headers });
      },
    };
    for (const _ of times(9, () => null))
      expect((await orderAsGuest(sameAddress, freshEmail())).status).toBe(200);
    expect(await orderInPages(from, freshEmail())).toBe('placed');
    expect(await orderInPages(from, freshEmail())).toMatch(waits);
    expect((await orderAsGuest(sameAddress, freshEmail())).status).toBe(422);
    expect(await orderInPages('other-5', freshEmail())).toBe('placed');
    await expect.poll(() => mailsTo(mailbox)).toBe(3);
  },
  scaledLimit(75_000),
);

test.skipIf(foreignShop)(
  `R-13 N-05 who types a stranger’s address into alert after alert sends three mails${ownOnly}`,
  async () => {
    const mailbox = `alertes-${crypto.randomUUID().slice(0, 8)}`;
    const { rows } = await database.query(
      `update product_variants set on_hand = 0 where code in (
         select code from product_variants where available > 0 and code <> $1 order by code limit 5)
       returning code`,
      [BAG],
    );
    const codes: string[] = rows.map(({ code }) => code);
    const answers = await crowd(40, HANDS, async (nth) => {
      // Each from an address of its own, so that only the mailbox counts.
      const { ask } = outsideClient(shop.url);
      const answer = await ask('POST', `/api/v2/shop/stock-alerts${QUERY}`, {
        headers: { 'content-type': 'application/ld+json' },
        body: JSON.stringify({
          variantCode: codes[nth % codes.length],
          email: `${mailbox}+${nth}@exemple.fr`,
        }),
      });
      return answer.status;
    });
    expect(answers[202]).toBe(3);
    await expect.poll(() => mailsTo(mailbox)).toBe(3);
  },
);
