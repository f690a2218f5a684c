import { beforeEach, expect, test } from 'vitest';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { proveReceipt } from '../../../../tests/support/prove-receipt.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { ready, complete } = orderCalls(shop);
const { as } = staffCalls(shop);
let sku = '';

beforeEach(async () => {
  await stockShop(shop.appContext);
  const found = await shop.database.pool.query(
    `select p.sku from products p join product_variants v on v.product_id = p.id where v.code = '${KIBBLE}'`,
  );
  sku = found.rows[0].sku;
});

async function write(email: string, rating = 1): Promise<number> {
  const answer = await shop.request('POST', '/api/v2/shop/product-reviews', {
    title: 'Déçue',
    comment: 'Mon chien n’en veut pas.',
    rating,
    product: sku,
    email,
  });
  expect(answer.status).toBe(201);
  const { id } = await answer.json();
  await proveReceipt(shop, id);
  return id;
}
const shown = async () =>
  (await (await shop.request('GET', `/api/b2c-products/sku-${sku}?render=2`)).json()).data
    .attributes.json_avis;
const accept = { from: 'new', decision: 'accepted' };

test('RVW-05 a bad review is published with the day of its purchase, and answered for all to read', async () => {
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, 1]);
  await complete(tokenValue);
  const { rows } = await shop.database.pool.query(
    'select email from orders where number is not null',
  );
  const id = await write(rows[0].email);
  await write('inconnue@example.org');
  const call = await as('support');
  const queue = (await call('GET', '/product-reviews?status=new&rating=1')).body['hydra:member'];
  expect(queue.map(({ orderedOn }: { orderedOn: string | null }) => orderedOn !== null)).toEqual([
    false,
    true,
  ]);
  const path = `/product-reviews/${id}`;
  expect((await call('PUT', `${path}/answer`, { text: 'Trop tôt' })).status).toBe(422);
  expect((await call('POST', `${path}/decision`, accept)).body.status).toBe('accepted');
  await call('PUT', `${path}/answer`, { text: 'Merci, nous vous écrivons.' });
  const { count, reviews } = await shown();
  expect(count).toBe(1);
  expect(reviews[0]).toMatchObject({ rating: 1, answer: { text: 'Merci, nous vous écrivons.' } });
  expect(reviews[0].orderDate).not.toBeNull();
  await call('PUT', `${path}/answer`, { text: '' });
  expect((await shown()).reviews[0].answer).toBeNull();
});

test('REV-01 a review is refused for a reason, which is kept and told to its writer', async () => {
  const id = await write('lea@example.org');
  const call = await as('support');
  const decide = (body: object) => call('POST', `/product-reviews/${id}/decision`, body);
  const bare = await decide({ from: 'new', decision: 'rejected', reason: '' });
  expect([bare.status, bare.body.violations[0].propertyPath]).toEqual([422, 'reason']);
  expect((await decide({ from: 'new', decision: 'rejected', reason: 'bad_note' })).status).toBe(
    422,
  );
  await decide(accept);
  expect((await shown()).count).toBe(1);
  // A decision based on an outdated state is refused.
  const reject = { decision: 'rejected', reason: 'personal_data', note: 'Elle nomme un voisin.' };
  expect((await decide({ from: 'new', ...reject })).status).toBe(422);
  const { body } = await decide({ from: 'accepted', ...reject });
  expect(body).toMatchObject({ status: 'rejected', rejectedFor: 'personal_data' });
  expect((await shown()).count).toBe(0);
  const mails = await shop.database.pool.query(
    `select text from mails where kind = 'reviewRejected' and recipient = 'lea@example.org'`,
  );
  expect(mails.rows[0].text).toContain('Elle nomme un voisin.');
  await decide({ from: 'rejected', decision: 'accepted' });
  expect((await shown()).count).toBe(1);
});

test('REV-01 the list of reviews costs as many queries for one as for several', async () => {
  await write('a@example.org');
  const call = await as('support');
  const list = () => countQueries(shop.database.pool, () => call('GET', '/product-reviews'));
  const one = await list();
  for (const email of ['b@example.org', 'c@example.org']) await write(email, 4);
  expect(await list()).toBe(one);
  expect((await call('GET', `/product-reviews?sku=${sku}&rating=4`)).body['hydra:totalItems']).toBe(
    2,
  );
  expect((await call('GET', '/product-reviews/999')).status).toBe(404);
});
