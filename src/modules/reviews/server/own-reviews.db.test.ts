import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  deliverParcels,
  lockOrder,
  recordPayment,
  shipParcels,
} from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { imageRoutes } from '#registry/api.ts';
import { milo, moka } from '../../../../tests/support/an-animal.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { bearer, lea, noah, people } from '../../../../tests/support/people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { photo, uploads } from '../../../../tests/support/upload.ts';
import messages from '../messages/fr.json';

const shop = testShop();
const { ready, complete } = orderCalls(shop);
const { arrive, move, post } = people(shop);
const { start, run } = jobRunner(shop);
const { upload } = uploads(shop);
const show = (path: string) => imageRoutes(shop.appContext).request(path);
const { as } = staffCalls(shop);
const words = messages.refusals.review;
const FOOD = 'PR000123';
const TERRINE = 'PR000200';
const base = '/api/v2/shop/order-reviews';

beforeEach(() => stockShop(shop.appContext, { kibble: 60 }));
afterEach(() => move({ days: 0 }));

const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows;
let visitor = 0;
const from = (headers: HeadersInit = {}) => {
  visitor += 1;
  const address = { 'x-forwarded-for': `203.0.113.${visitor % 250}` };
  return { ...address, ...Object.fromEntries(new Headers(headers)) };
};

/** A paid and dispatched order; `of` assigns it to a customer. */
async function sent(
  items: [string, number][],
  { of = null, email = 'ines@example.org' }: { of?: string | null; email?: string } = {},
) {
  const { tokenValue } = await ready('bank_transfer', ...items);
  await complete(tokenValue);
  await query('update orders set email = $2, customer_id = $3 where token = $1', [
    tokenValue,
    of ? lea.email : email,
    of,
  ]);
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, tokenValue);
    if (!order) throw new Error('no order');
    const paid = await recordPayment(work, order, { transactionId: tokenValue, captured: true });
    await shipParcels(work, paid ?? order, ['COLIS-1']);
  });
  return tokenValue;
}
const deliver = (token: string) =>
  transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, token);
    if (order) await deliverParcels(work, order);
  });
async function received(...given: Parameters<typeof sent>) {
  const token = await sent(...given);
  await deliver(token);
  return token;
}
/** A customer account with its id. */
async function customer(person = lea) {
  const { token, customer: path } = await arrive(person);
  return { bearer: bearer(token), token, id: path.split('/').at(-1) as string };
}

const read = (key: string, headers?: HeadersInit) =>
  shop.request('GET', `${base}/${key}`, undefined, from(headers));
const write = (key: string, body: object, headers?: HeadersInit, sku = FOOD) =>
  shop.request('PUT', `${base}/${key}/products/${sku}`, body, from(headers));
const withdraw = (key: string, headers?: HeadersInit, sku = FOOD) =>
  shop.request('DELETE', `${base}/${key}/products/${sku}`, undefined, from(headers));
/** Status and message of a refusal. */
const saidBy = async (answer: Response) => [
  answer.status,
  (await answer.json())['hydra:description'],
];
const document = async () =>
  (await (await shop.request('GET', `/api/b2c-products/sku-${FOOD}?render=2`)).json()).data
    .attributes.json_avis;
const mails = (kind: string) => query('select * from mails where kind = $1 order by id', [kind]);
/** The token of the latest invitation. */
const invited = async () =>
  /donner-mon-avis\/([\w-]{43})\//.exec((await mails('review-invitation')).at(-1)?.html)?.[1] ?? '';
async function decide(decision: 'accepted' | 'rejected', more: object = {}) {
  const call = await as('support');
  const [{ id, status, version }] = await query('select * from reviews order by id desc limit 1');
  return call('POST', `/product-reviews/${id}/decision`, {
    from: status,
    version,
    decision,
    ...more,
  });
}
const invite = async () => {
  await start('invite-reviewers');
  await run('deliver-mail');
};

test('N-09 twenty days after the delivery, once, by mail: a star opens the page, a press writes', async () => {
  await received([
    [KIBBLE, 1],
    [TIN, 6],
  ]);
  move({ days: 19 });
  await invite();
  expect(await mails('review-invitation')).toEqual([]);
  move({ days: 20 });
  await Promise.all([start('invite-reviewers'), start('invite-reviewers')]);
  const [mail, second] = await mails('review-invitation');
  expect(second).toBeUndefined();
  expect(mail).toMatchObject({ recipient: 'ines@example.org' });
  const key = await invited();
  for (const stars of [1, 2, 3, 4, 5])
    expect(mail.html).toContain(`/donner-mon-avis/${key}/${FOOD}/?note=${stars}`);
  expect(mail.html).toContain(TERRINE);
  expect(mail.unsubscribe_url).toContain(`/review-invitations/${key}/one-click`);
  expect(mail.text).not.toMatch(/reviews\.mails|undefined|null/);
  // Opening the link changes nothing.
  for (const _ of [1, 2]) expect((await read(key)).status).toBe(200);
  expect(await query('select id from reviews')).toEqual([]);
  expect((await write(key, { rating: 4 })).status).toBe(200);
  expect(
    await query('select rating, title, status, ordered_on is not null as dated from reviews'),
  ).toEqual([{ rating: 4, title: '', status: 'new', dated: true }]);
  move({ days: 33 });
  await invite();
  expect(await mails('review-invitation')).toHaveLength(1);
});

test('N-09 what was delivered long before the job ran is not asked about', async () => {
  await received([[KIBBLE, 1]]);
  move({ days: 60 });
  await invite();
  expect(await mails('review-invitation')).toEqual([]);
});

test('N-09 a form sent twice, or from two tabs at once, is one review', async () => {
  await received([[KIBBLE, 1]]);
  move({ days: 20 });
  await invite();
  const key = await invited();
  const text = { rating: 5, title: 'Fini', comment: 'Plus une miette.', version: null };
  const answers = await Promise.all([1, 2, 3].map(() => write(key, text)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  // Another tab with an outdated version is refused.
  expect(await saidBy(await write(key, { ...text, rating: 1 }))).toEqual([409, words.changed]);
  expect(await query('select rating, version from reviews')).toEqual([{ rating: 5, version: 1 }]);
  const insert = query(
    `insert into reviews (product_id, order_id, rating, title, comment, email, status, written_on, created_at)
     select product_id, order_id, 1, '', '', email, 'new', written_on, created_at from reviews`,
  );
  await expect(insert).rejects.toThrow('reviews_one_of_order');
});

test('W-07 REV-01 a review is read, shown, edited, read again, and withdrawn by its author', async () => {
  const { bearer: own, id } = await customer();
  const key = await received([[KIBBLE, 1]], { of: id });
  const text = {
    rating: 2,
    title: 'Bof',
    comment: 'Laissé au fond.',
    author: 'Léa',
    version: null,
  };
  expect((await write(key, text, own)).status).toBe(200);
  expect((await document()).count).toBe(0);
  expect((await decide('accepted')).status).toBe(200);
  expect((await document()).reviews).toMatchObject([{ rating: 2, title: 'Bof', author: 'Léa' }]);
  // A decision on one version of the text does not apply to the next.
  const call = await as('support');
  const [{ id: review }] = await query('select id from reviews');
  await write(key, { ...text, rating: 4, version: 1 }, own);
  expect(await document()).toMatchObject({ count: 0, average: null });
  const stale = { from: 'new', version: 1, decision: 'accepted' };
  const refused = await call('POST', `/product-reviews/${review}/decision`, stale);
  expect([refused.status, refused.body['hydra:description']]).toEqual([422, words.read]);
  await decide('accepted');
  expect(await document()).toMatchObject({ count: 1, average: 4 });
  for (const _ of ['once', 'again']) expect((await withdraw(key, own)).status).toBe(204);
  expect(await document()).toMatchObject({ count: 0, average: null, reviews: [] });
  expect(await query('select id from reviews')).toEqual([]);
});

test('REV-01 a refused review comes back to its author with the reason, and may be edited', async () => {
  const { bearer: own, id } = await customer();
  const key = await received([[KIBBLE, 1]], { of: id });
  await write(key, { rating: 1, comment: 'Mon voisin, M. Dupont…' }, own);
  await decide('rejected', { reason: 'personal_data', note: 'Retirez le nom.' });
  const [product] = (await (await read(key, own)).json()).products;
  expect(product.review).toMatchObject({
    status: 'rejected',
    rejectedFor: 'Il donne des informations sur une personne.',
    rejectedNote: 'Retirez le nom.',
  });
  expect((await mails('reviewRejected'))[0]?.text).toContain('Retirez le nom.');
  await write(key, { rating: 1, comment: 'Mon voisin aussi.' }, own);
  const [edited] = (await (await read(key, own)).json()).products;
  expect(edited.review).toMatchObject({ status: 'new', rejectedFor: null });
});

test('REV-01 only what came with a delivered order is written about, by who has its key', async () => {
  const { bearer: own, id } = await customer();
  const { bearer: foreign } = await customer(noah);
  const key = await sent([[KIBBLE, 1]], { of: id });
  expect(await saidBy(await write(key, { rating: 5 }, own))).toEqual([422, words.not_received]);
  await deliver(key);
  expect(await saidBy(await write(key, { rating: 5 }, own, TERRINE))).toEqual([404, words.order]);
  for (const headers of [foreign, undefined]) {
    expect((await read(key, headers)).status).toBe(404);
    expect((await write(key, { rating: 5 }, headers)).status).toBe(404);
    expect((await withdraw(key, headers)).status).toBe(404);
  }
  expect((await write('A'.repeat(43), { rating: 5 })).status).toBe(404);
  expect((await write(key, { rating: 6 }, own)).status).toBe(422);
  expect(await query('select id from reviews')).toEqual([]);
});

test('REV-01 what nobody is shown to have received is never published', async () => {
  const text = { title: 'Top', comment: 'Super.', rating: 5, product: FOOD };
  await post('/product-reviews', { ...text, email: 'nobody@example.org' });
  const refused = await decide('accepted');
  expect([refused.status, refused.body['hydra:description']]).toEqual([422, words.unproven]);
  expect((await decide('rejected', { reason: 'no_purchase' })).status).toBe(200);
  // A customer's review belongs to the order that delivered the product.
  const { bearer: own, id } = await customer();
  await received([[KIBBLE, 1]], { of: id });
  await post('/product-reviews', text, own);
  expect((await decide('accepted')).body).toMatchObject({ status: 'accepted' });
  expect((await document()).count).toBe(1);
});

test('N-09 the animal is shown by kind, breed and age; its name only where that is wished', async () => {
  const { bearer: own, id } = await customer();
  const key = await received([[KIBBLE, 1]], { of: id });
  const animal = (await (await post('/animals', moka, own)).json())['@id'];
  const { bearer: foreign } = await customer(noah);
  const other = (await (await post('/animals', moka, foreign)).json())['@id'];
  expect((await write(key, { rating: 5, animal: other }, own)).status).toBe(422);
  await write(key, { rating: 5, animal }, own);
  await decide('accepted');
  const shown = { species: 'dog', age: '4 ans', breed: 'Affenpinscher', stage: 'adult' };
  expect((await document()).reviews[0].pet).toEqual({ ...shown, name: null });
  await write(key, { rating: 5, animal, showsAnimalName: true }, own);
  await decide('accepted');
  expect((await document()).reviews[0].pet).toEqual({ ...shown, name: 'Moka' });
});

test('N-09 a picture is its author’s own, is shown once the review is, and goes with it', async () => {
  const { bearer: own, token, id } = await customer();
  const key = await received([[KIBBLE, 1]], { of: id });
  const { token: foreign } = await customer(noah);
  const theirs = await upload(foreign, await photo());
  const fileOf = ({ fileId, url }: { fileId: string; url: string }) => ({ fileId, url });
  expect((await write(key, { rating: 5, photo: fileOf(theirs) }, own)).status).toBe(422);
  const mine = await upload(token, await photo());
  await write(key, { rating: 5, photo: fileOf(mine) }, own);
  expect((await document()).reviews).toEqual([]);
  await decide('accepted');
  const { url } = (await document()).reviews[0].photo;
  expect((await show(url)).status).toBe(200);
  // An absent field keeps its value; null removes it.
  await write(key, { rating: 4 }, own);
  await decide('accepted');
  expect((await document()).reviews[0].photo).toEqual({ url });
  await withdraw(key, own);
  expect((await show(url)).status).toBe(404);
});

test('N-09 nobody is asked about what went back, nor who withdrew, nor who said no', async () => {
  const first = await received(
    [
      [KIBBLE, 1],
      [BOWL, 1],
    ],
    { email: 'ana@example.org' },
  );
  await query(
    `insert into refunds (order_id, reason, units, shipping, amount, transaction_id, state, requested_at, done_at)
     select id, 'damaged', $2, false, 100, 'r-1', 'done', now(), now() from orders where token = $1`,
    [first, JSON.stringify({ [`${KIBBLE}:once`]: 1 })],
  );
  const second = await received([[KIBBLE, 1]], { email: 'bob@example.org' });
  await query(
    `insert into withdrawals (reference, order_number, name, email, order_id, standing, refund_by, declared_at)
     select 'R-1', number, 'Bob', email, id, 'in_time', '2027-01-31', now() from orders where token = $1`,
    [second],
  );
  await received([[KIBBLE, 1]], { email: 'eve@example.org' });
  await query(`insert into review_refusals values ('eve@example.org', now())`);
  move({ days: 20 });
  await invite();
  const invitations = await mails('review-invitation');
  expect(invitations.map(({ recipient }) => recipient)).toEqual(['ana@example.org']);
  expect(invitations[0].html).toContain('PR000300');
  expect(invitations[0].html).not.toContain(FOOD);
});

test('N-09 one press ends the invitations; what was bought again is not asked about again', async () => {
  await received([[KIBBLE, 1]]);
  move({ days: 20 });
  await invite();
  const key = await invited();
  await received([
    [KIBBLE, 1],
    [TIN, 6],
  ]);
  move({ days: 40 });
  await invite();
  const [, second] = await mails('review-invitation');
  expect(second.html).not.toContain(FOOD);
  expect(second.html).toContain(TERRINE);
  const path = `/api/v2/shop/review-invitations/${key}`;
  for (const _ of ['once', 'again'])
    expect((await shop.request('DELETE', path, undefined, from())).status).toBe(204);
  expect((await shop.request('POST', `${path}/one-click`, undefined, from())).status).toBe(204);
  await received([[BOWL, 1]]);
  move({ days: 60 });
  await invite();
  expect(await mails('review-invitation')).toHaveLength(2);
});

test('N-09 nobody is asked how an animal that died liked its food', async () => {
  const { bearer: own, id } = await customer();
  await received(
    [
      [KIBBLE, 1],
      [BOWL, 1],
    ],
    { of: id },
  );
  const animal = await (await post('/animals', milo, own)).json();
  const gone = { reason: 'deceased', message: null };
  expect((await post(`/animals/${animal.id}/deletion`, gone, own)).status).toBe(204);
  move({ days: 20 });
  await invite();
  const [mail] = await mails('review-invitation');
  expect(mail.html).toContain('PR000300');
  expect(mail.html).not.toContain(FOOD);
});

test('N-09 PRV-08 the link of an invitation ends after a year, and is forgotten with it', async () => {
  await received([[KIBBLE, 1]]);
  move({ days: 20 });
  await invite();
  const key = await invited();
  move({ years: 1, days: 22 });
  expect((await read(key)).status).toBe(404);
  await start('forget-reviews');
  expect(await query('select order_id from review_invitations')).toEqual([]);
});
