import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../support/account.ts';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { type DatabaseRelay, startDatabaseRelay } from '../support/database-relay.ts';
import { REMINDED, writeLinks } from '../support/delivery-links.ts';
import { giveDetails, walkToGuestDetails } from '../support/guest.ts';
import { type OutsideClient, outsideClient } from '../support/outside.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { SHOPPER } from '../support/reminded-folder.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { BAG, freshEmail, tokenIn } from '../support/shopper.ts';
import { foreignShop, ownOnly } from './scope.ts';
import { api, LD, MERGE, QUERY } from './shop-calls.ts';

const { visit } = plainShoppers();

/** The first reaches its database by a way that can be cut, the second by its own. */
let folder: DataFolder;
let relay: DatabaseRelay;
let shops: [ShopProcess, ShopProcess];
let clients: [OutsideClient, OutsideClient];
let database: pg.Client;
let links: Awaited<ReturnType<typeof writeLinks>>;

beforeAll(async () => {
  if (foreignShop) return;
  folder = await createFilledFolder();
  relay = await startDatabaseRelay(folder.url);
  const start = (settings: Record<string, string>) =>
    startShopProcess({ dataDir: folder.path, settings });
  shops = [await start({ DATABASE_URL: relay.url }), await start({})];
  clients = [outsideClient(shops[0].url), outsideClient(shops[1].url)];
  database = new pg.Client({ connectionString: folder.url });
  await database.connect();
  links = await writeLinks(folder.url);
});
afterAll(async () => {
  await database?.end();
  await Promise.all((shops ?? []).map((shop) => shop.stop()));
  await relay?.cut();
  await folder?.remove();
});

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Answer = { status: number; body: any; retryAfter: string | null };
interface Call {
  method: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

async function send({ ask }: OutsideClient, { method, path, body, headers }: Call) {
  const type = method === 'PATCH' ? MERGE : LD;
  const answer = await ask(method, `${api}${path}${QUERY}`, {
    headers: body ? { ...type, ...headers } : (headers ?? {}),
    body: body ? JSON.stringify(body) : null,
  });
  const text = await answer.text();
  const read: Answer = {
    status: answer.status,
    body: text === '' ? null : JSON.parse(text),
    retryAfter: answer.headers.get('retry-after'),
  };
  return read;
}

/** The same call at both processes at the same time; their statuses, sorted. */
const atBoth = async (call: Call) => {
  const answers = await Promise.all(clients.map((client) => send(client, call)));
  return answers.map(({ status }) => status).toSorted();
};

/** Of the demonstration's shopper, with the token of their sign-in. */
async function subscriber() {
  const signedIn = await send(clients[1], {
    method: 'POST',
    path: '/authentication-token',
    body: SHOPPER,
  });
  const headers = { authorization: `Bearer ${signedIn.body.token}` };
  const at = `/subscriptions/${REMINDED}`;
  const read = async () => (await send(clients[1], { method: 'GET', path: at, headers })).body;
  return { headers, at, read };
}

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await database.query(text, values)).rows;
const count = async (text: string, values: unknown[] = []): Promise<number> =>
  Number((await rowsOf(`select count(*) as n from ${text}`, values))[0].n);

/** A format of the demonstration that is in the catalogue, and none left of it. */
async function soldOut(): Promise<string> {
  const [row] = await rowsOf(
    `update product_variants set on_hand = 0 where code =
       (select code from product_variants where available > 0 and code <> $1 order by code limit 1)
     returning code`,
    [BAG],
  );
  return row.code;
}

/** What could take the place of a line, found as the page finds it: by what a preview takes. */
async function replacement({ headers, at }: Awaited<ReturnType<typeof subscriber>>, id: number) {
  const codes = await rowsOf(
    'select code from product_variants where available > 20 order by code',
  );
  for (const { code } of codes) {
    const productVariant = `${api}/product-variants/${code}`;
    const change = { id, productVariant, quantity: 1, scope: 'all', overlap: false };
    const answer = await send(clients[1], {
      method: 'POST',
      path: `${at}/previews`,
      headers,
      body: { change: 'replace', ...change },
    });
    if (answer.status === 200) return { productVariant, quantity: 1, scope: 'all' };
  }
  throw new Error('nothing could take its place');
}

test.skipIf(foreignShop)(
  `N-05 one alert asked for, confirmed and told at two processes at once is one${ownOnly}`,
  async () => {
    const variantCode = await soldOut();
    const email = freshEmail();
    const mailsTo = (kind: string) =>
      count('mails where recipient = $1 and kind = $2', [email, kind]);
    const request = { method: 'POST', path: '/stock-alerts', body: { variantCode, email } };
    expect(await atBoth(request)).toEqual([202, 202]);
    expect(await mailsTo('stock-alert-confirm')).toBe(1);
    const [{ text }] = await rowsOf('select text from mails where recipient = $1', [email]);
    const token = /\/alerte-stock\/confirmation\/([^/\s]+)/.exec(text)?.[1];
    await rowsOf('update product_variants set on_hand = 5 where code = $1', [variantCode]);
    // One of them finds it; whoever comes after the mail finds an address that is forgotten.
    const confirmed = { method: 'PATCH', path: `/stock-alerts/${token}`, body: {} };
    expect((await atBoth(confirmed))[0]).toBe(202);
    expect(await mailsTo('stock-alert')).toBe(1);
    expect(await count('stock_alerts where email = $1', [email])).toBe(0);
  },
);

test.skipIf(foreignShop)(
  `N-10 REL-53 a guest’s order pressed at two processes at once is one order${ownOnly}`,
  async () => {
    const left = async () =>
      (await rowsOf('select available from product_variants where code = $1', [BAG]))[0].available;
    const { page } = await visit({ baseURL: shops[0].url });
    await walkToGuestDetails(page);
    const email = await giveDetails(page);
    const token = tokenIn(page);
    const before = await left();
    const { body } = await send(clients[0], { method: 'GET', path: `/orders/${token}` });
    await send(clients[0], {
      method: 'PATCH',
      path: `/orders/${token}/payments/${body.payments[0].id}`,
      body: { paymentMethod: 'bank_transfer' },
    });
    const placed = { method: 'PATCH', path: `/orders/${token}/complete`, body: {} };
    const statuses = await atBoth(placed);
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBeLessThan(500);
    expect(before - (await left())).toBe(1);
    expect(await count('orders where email = $1 and number is not null', [email])).toBe(1);
    await expect.poll(() => count('mails where recipient = $1', [email])).toBe(1);
  },
);

test.skipIf(foreignShop)(
  `N-02 S-09 N-07 N-01 what is pressed at two processes at once is done once${ownOnly}`,
  async () => {
    const own = await subscriber();
    const { headers, at, read } = own;
    const link = `/delivery-links/${links.postpone.split('/')[2]}/uses`;
    const before = await read();
    expect(await atBoth({ method: 'POST', path: link, body: {} })).toEqual([200, 200]);
    const moved = await read();
    expect(moved.version).toBe(before.version + 1);

    const [{ id }] = moved.items;
    const swap = await replacement(own, id);
    const seen = { ...headers, 'if-match': `"${moved.version}"` };
    expect(
      await atBoth({
        method: 'PATCH',
        path: `${at}/items/${id}/variant`,
        body: swap,
        headers: seen,
      }),
    ).toEqual([200, 409]);
    const swapped = await read();
    expect(swapped.version).toBe(moved.version + 1);

    const changes = await send(clients[1], { method: 'GET', path: `${at}/changes`, headers });
    const [latest] = changes.body['hydra:member'];
    const undo = { method: 'POST', path: `${at}/changes/${latest.id}/undo`, body: {}, headers };
    expect(await atBoth(undo)).toEqual([200, 200]);
    const undone = await read();
    expect(undone.version).toBe(swapped.version + 1);
    expect(undone.items.map((one: { variantCode: string }) => one.variantCode)).toEqual(
      moved.items.map((one: { variantCode: string }) => one.variantCode),
    );

    const path = `${at}/items/${undone.items[0].id}/left`;
    const answered = await atBoth({ method: 'PUT', path, body: { left: 'half' }, headers });
    expect(answered).toEqual([200, 200]);
    expect(await count('bowl_answers')).toBe(1);
  },
);

const AWAY = /momentanément indisponible/;

test.skipIf(foreignShop)(
  `R-19 N-01 N-02 N-05 N-07 N-10 S-09 while the database is away the services of each say when to come again, and do nothing${ownOnly}`,
  async () => {
    const variantCode = await soldOut();
    const email = freshEmail();
    const { headers, at, read } = await subscriber();
    const before = await read();
    const item = `${at}/items/${before.items[0].id}`;
    const opened = await send(clients[0], { method: 'POST', path: '/orders', body: {} });
    const variant = `${api}/product-variants/${BAG}`;
    const calls: Call[] = [
      { method: 'POST', path: '/stock-alerts', body: { variantCode, email } },
      { method: 'PATCH', path: '/stock-alerts/unknown', body: {} },
      { method: 'PATCH', path: `/orders/${opened.body.tokenValue}/complete`, body: {} },
      { method: 'GET', path: `/delivery-links/${links.skip.split('/')[2]}` },
      { method: 'POST', path: `/delivery-links/${links.skip.split('/')[2]}/uses`, body: {} },
      {
        method: 'PATCH',
        path: `${item}/variant`,
        body: { productVariant: variant, quantity: 1, scope: 'all' },
        headers,
      },
      { method: 'POST', path: `${at}/changes/1/undo`, body: {}, headers },
      { method: 'PUT', path: `${item}/left`, body: { left: 'half' }, headers },
    ];
    await relay.cut();
    const answers = [];
    for (const call of calls) answers.push(await send(clients[0], call));
    await relay.mend();
    for (const [nth, { status, retryAfter, body }] of answers.entries()) {
      const name = `${calls[nth]?.method} ${calls[nth]?.path}`;
      expect([status, retryAfter], name).toEqual([503, '5']);
      expect(body['hydra:description'], name).toMatch(AWAY);
    }
    await expect.poll(async () => (await clients[0].ask('GET', '/readyz')).status).toBe(200);
    expect(await read()).toEqual(before);
    expect(await count('stock_alerts where email = $1', [email])).toBe(0);
    expect((await send(clients[0], calls[0] as Call)).status).toBe(202);
  },
);

/** What a form of a page is answered, sent without scripts. */
async function sendForm(page: Page, path: string, form: Record<string, string>) {
  const answer = await page.request.post(path, { form });
  const { 'retry-after': retryAfter } = answer.headers();
  return { status: answer.status(), retryAfter, text: await answer.text() };
}

test.skipIf(foreignShop)(
  `R-19 N-01 N-02 N-05 N-07 N-10 S-09 a form sent while the database is away is no mistake of whoever filled it${ownOnly}`,
  async () => {
    const variantCode = await soldOut();
    const email = freshEmail();
    const { page: guest } = await visit({ baseURL: shops[0].url });
    await walkToGuestDetails(guest);
    const { page: customer } = await visit({ baseURL: shops[0].url });
    await customer.goto('/connexion/');
    await signIn(customer, SHOPPER.email, SHOPPER.password);
    const subscription = `/mon-compte/mes-abonnements/${REMINDED}/`;
    const { read } = await subscriber();
    const before = await read();
    const item = String(before.items[0].id);
    const forms: [Page, string, Record<string, string>][] = [
      [guest, '/alerte-stock/', { variantCode, email }],
      [guest, '/alerte-stock/confirmation/unknown/', { intent: 'confirm' }],
      [guest, links.skip, { intent: 'delivery-link' }],
      [guest, new URL(guest.url()).pathname, { intent: 'billing', email, firstName: 'Rose' }],
      [customer, subscription, { intent: 'left', item, left: 'half' }],
      [customer, subscription, { intent: 'undo', change: '1' }],
      [
        customer,
        subscription,
        { intent: 'replace', item, productVariant: variantCode, quantity: '1', scope: 'all' },
      ],
    ];
    await relay.cut();
    const answers = [];
    for (const form of forms) answers.push(await sendForm(...form));
    await relay.mend();
    for (const [nth, { status, retryAfter, text }] of answers.entries()) {
      const [, path, { intent = '' } = {}] = forms[nth] ?? [];
      expect([status, retryAfter], `${path} ${intent}`).toEqual([503, '5']);
      expect(text, `${path} ${intent}`).toMatch(AWAY);
    }
    // Of the page that needs nothing else it stays, with what was typed.
    expect(answers[0]?.text).toContain(email);
    await expect.poll(async () => (await clients[0].ask('GET', '/readyz')).status).toBe(200);
    expect(await read()).toEqual(before);
    const [page, path, fields] = forms[0] as (typeof forms)[number];
    expect((await sendForm(page, path, fields)).status).toBe(200);
  },
);
