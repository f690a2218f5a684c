import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '#platform/database.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import { outsideClient } from '../support/outside.ts';
import { photo } from '../support/photo.ts';
import { shopDatabase, shopUrl } from '../support/worker-shop.ts';
import { foreignShop, ownOnly } from './scope.ts';

let pool: Pool;
let sku = '';
/** Of who ordered, and is invited. */
let email = '';
/** The newest review before. */
let newest = 0;
const key = newToken();
beforeAll(async () => {
  if (foreignShop) return;
  pool = createPool(shopDatabase(), 1);
  // An order of the demonstration that arrived.
  const { rows } = await pool.query(
    `select o.id, lower(o.email) as email,
       (select product_sku from order_items where order_id = o.id order by id limit 1) as sku,
       (select coalesce(max(id), 0) from reviews) as newest
     from orders o where o.id = (
       select s.order_id from shipments s where s.delivered_at is not null order by s.id limit 1)`,
  );
  sku = rows[0].sku;
  email = rows[0].email;
  newest = rows[0].newest;
  await pool.query(
    `insert into review_invitations (order_id, token_hash, email, invited_at)
     values ($1, $2, $3, now())
     on conflict (order_id) do update set token_hash = excluded.token_hash`,
    [rows[0].id, hashOf(key), email],
  );
});
afterAll(() => pool?.end());

const form = (fields: Record<string, string | Blob>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: 'review', version: '', ...fields }))
    body.append(name, value);
  return body;
};
const written = async () =>
  (
    await pool.query('select rating, title, photo_url from reviews where id > $1 order by id', [
      newest,
    ])
  ).rows;

test.skipIf(foreignShop)(
  `N-09 a star of the mail opens a page, a press writes one review, however often it is sent${ownOnly}`,
  async () => {
    const { ask, url } = outsideClient(shopUrl());
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
    const whole = () =>
      form({ rating: '4', title: 'Fini', comment: 'Tout mangé.', photo: picture });
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
  },
);

test.skipIf(foreignShop)(
  `N-09 odd bodies and odd keys are refused, never a failure${ownOnly}`,
  async () => {
    const { ask, url } = outsideClient(shopUrl());
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
  },
);

test.skipIf(foreignShop)(
  `N-09 the link that ends the invitations asks once, and a mail reader does it by itself${ownOnly}`,
  async () => {
    const { ask, url } = outsideClient(shopUrl());
    const refused = async () =>
      (await pool.query('select email from review_refusals where email = $1', [email])).rows;
    const path = `/invitation-avis/${key}/`;
    expect((await ask('GET', path)).status).toBe(200);
    expect(await refused()).toEqual([]);
    const body = new URLSearchParams({ intent: 'refuse' });
    const answer = await ask('POST', path, { headers: { origin: url }, body });
    expect(await answer.text()).toContain('Nous ne vous inviterons plus');
    const oneClick = `/api/v2/shop/review-invitations/${key}/one-click`;
    const list = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await ask('POST', oneClick, { body: list })).status).toBe(204);
    expect(await refused()).toEqual([{ email }]);
  },
);
