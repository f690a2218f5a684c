import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '#platform/database.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { outsideClient } from '../support/outside.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { photo } from '../support/upload.ts';

// A shop of its own: an invitation is written into it.
let folder: DataFolder;
let shop: ShopProcess;
let pool: Pool;
let sku = '';
const key = newToken();
beforeAll(async () => {
  folder = await createFilledFolder();
  shop = await startShopProcess({ dataDir: folder.path });
  pool = createPool(folder.url, 1);
  // The demonstration's shopper, and an order that arrived.
  const { rows } = await pool.query(
    `update orders o set customer_id = c.id, email = c.email from customers c
     where c.email = 'camille.demo@gamelle.test' and o.id = (
       select s.order_id from shipments s where s.delivered_at is not null order by s.id limit 1)
     returning o.id, (select product_sku from order_items where order_id = o.id order by id limit 1) as sku`,
  );
  sku = rows[0].sku;
  await pool.query(
    `insert into review_invitations (order_id, token_hash, email, invited_at)
     values ($1, $2, 'camille.demo@gamelle.test', now())`,
    [rows[0].id, hashOf(key)],
  );
});
afterAll(async () => {
  await pool?.end();
  await shop?.stop();
  await folder?.remove();
});

const form = (fields: Record<string, string | Blob>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: 'review', version: '', ...fields }))
    body.append(name, value);
  return body;
};
const written = async () =>
  (await pool.query('select rating, title, photo_url from reviews where not demo order by id'))
    .rows;

test('N-09 a star of the mail opens a page, a press writes one review, however often it is sent', async () => {
  const { ask, url } = outsideClient(shop.url);
  const path = `/donner-mon-avis/${key}/${sku}/`;
  const press = (body: FormData, to = path) =>
    ask('POST', to, { headers: { origin: url }, body, redirect: 'manual' });
  for (let time = 0; time < 5; time += 1) {
    const answer = await ask('GET', `${path}?note=4`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    const html = await answer.text();
    expect(html).toMatch(/<input[^>]+(checked=""[^>]+value="4"|value="4"[^>]+checked="")/);
    expect(html).toContain('content="noindex, nofollow"');
    expect(html).not.toMatch(/camille|rue des Lilas|mistigri|moka/i);
  }
  expect(await written()).toEqual([]);

  // Nothing chosen, then something nobody can choose: what was typed stays.
  const bare = await press(form({ comment: 'Tout mangé.' }));
  expect(bare.status).toBe(422);
  const said = await bare.text();
  expect(said).toContain('Choisissez une note.');
  expect(said).toContain('Tout mangé.');
  expect((await press(form({ rating: '9' }))).status).toBe(422);
  expect((await press(form({ rating: '5', photo: new Blob(['<svg/>']) }))).status).toBe(422);
  expect(await written()).toEqual([]);

  const picture = new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' });
  const whole = () => form({ rating: '4', title: 'Fini', comment: 'Tout mangé.', photo: picture });
  const first = await press(whole());
  expect([first.status, first.headers.get('location')]).toEqual([
    302,
    `/donner-mon-avis/${key}/?fait=envoye`,
  ]);
  expect(await written()).toMatchObject([{ rating: 4, title: 'Fini' }]);
  const again = () => press(form({ rating: '3', title: 'Fini', comment: 'Bof.', version: '1' }));
  const answers = await Promise.all([again(), again(), again()]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
  const [one, other] = await written();
  expect([one.rating, other]).toEqual([3, undefined]);
  // An edit that sends no picture keeps the one there is.
  expect((await ask('GET', one.photo_url)).status).toBe(200);
  expect(await (await ask('GET', `/donner-mon-avis/${key}/?fait=envoye`)).text()).toContain(
    'En relecture',
  );

  const gone = await press(form({ intent: 'withdraw' }));
  expect(gone.status).toBe(302);
  expect(await written()).toEqual([]);
});

test('N-09 odd bodies and odd keys are refused, never a failure', async () => {
  const { ask, url } = outsideClient(shop.url);
  const path = `/donner-mon-avis/${key}/${sku}/`;
  const headers = { origin: url };
  expect((await ask('POST', path, { body: form({ rating: '5' }) })).status).toBe(403);
  const type = { ...headers, 'content-type': 'application/json' };
  for (const body of ['{', '[]', '\u0000'])
    expect((await ask('POST', path, { headers: type, body })).status).toBeLessThan(500);
  const odd = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  for (const body of ['', '--x\r\n', '--x--'])
    expect((await ask('POST', path, { headers: odd, body })).status).toBeLessThan(500);
  for (const to of [
    '/donner-mon-avis/inconnu/',
    `/donner-mon-avis/${key}/PR999999/`,
    `/donner-mon-avis/${newToken()}/${sku}/`,
  ])
    expect((await ask('GET', to)).status).toBe(404);
  expect(await written()).toEqual([]);
});

test('N-09 the link that ends the invitations asks once, and a mail reader does it by itself', async () => {
  const { ask, url } = outsideClient(shop.url);
  const refused = async () => (await pool.query('select email from review_refusals')).rows;
  const path = `/invitation-avis/${key}/`;
  expect((await ask('GET', path)).status).toBe(200);
  expect(await refused()).toEqual([]);
  const body = new URLSearchParams({ intent: 'refuse' });
  const answer = await ask('POST', path, { headers: { origin: url }, body });
  expect(await answer.text()).toContain('Nous ne vous inviterons plus');
  const oneClick = `/api/v2/shop/review-invitations/${key}/one-click`;
  const list = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await ask('POST', oneClick, { body: list })).status).toBe(204);
  expect(await refused()).toEqual([{ email: 'camille.demo@gamelle.test' }]);
});
