import { beforeEach, expect, test } from 'vitest';
import { publishProduct } from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { productDraft } from '../../../../tests/support/product-draft.ts';
import { proveReceipt } from '../../../../tests/support/prove-receipt.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { importReviews, type ReviewImport } from './index.ts';
import { readReview } from './read-review.ts';

const shop = testShop();

const review = (changes: Partial<ReviewImport> = {}): ReviewImport => ({
  sku: 'PR000123',
  rating: 5,
  title: 'Gamelle vide',
  comment: 'Léchée jusqu’au métal.',
  author: 'Camille',
  animal: { species: 'cat', name: 'Moka', age: '4 ans', breed: 'Européen', stage: 'adult' },
  writtenOn: Temporal.PlainDate.from('2026-10-12'),
  orderedOn: Temporal.PlainDate.from('2026-09-30'),
  answer: null,
  demo: true,
  ...changes,
});

const written = {
  title: 'Très bien',
  rating: 4,
  comment: 'Mon chat en redemande.',
  product: '/api/v2/shop/products/PR000123',
};

const ACCEPTED = { from: 'new', decision: 'accepted', note: null } as const;
const REJECTED = { from: 'new', decision: 'rejected', reason: 'insult', note: null } as const;

const post = (body: object) => shop.request('POST', '/api/v2/shop/product-reviews', body);
const document = async () => {
  const response = await shop.request('GET', '/api/b2c-products/sku-PR000123?render=2');
  return (await response.json()).data.attributes.json_avis;
};
const listed = async (query = '') => {
  const response = await shop.request('GET', `/api/v2/shop/product-reviews${query}`);
  return response.json();
};

beforeEach(() => transact(shop.appContext, (work) => publishProduct(work, productDraft())));

test('RVW-01 RVW-02 a product page carries its reviews, their count, average and distribution', async () => {
  expect(await document()).toEqual({
    count: 0,
    average: null,
    distribution: [0, 0, 0, 0, 0],
    reviews: [],
  });
  const reviews = [
    review(),
    review({ rating: 4, writtenOn: Temporal.PlainDate.from('2026-11-02'), title: 'Bien' }),
    review({ rating: 5, answer: { text: 'Merci !', on: Temporal.PlainDate.from('2026-10-14') } }),
    review({ sku: 'PR999999' }),
  ];
  await transact(shop.appContext, (work) => importReviews(work, reviews));
  const avis = await document();
  expect(avis).toMatchObject({ count: 3, average: 4.67, distribution: [0, 0, 0, 1, 2] });
  expect(avis.reviews[0]).toEqual({
    author: 'Camille',
    rating: 4,
    title: 'Bien',
    comment: 'Léchée jusqu’au métal.',
    date: '2026-11-02',
    orderDate: '2026-09-30',
    answer: null,
    pet: { species: 'cat', name: 'Moka', age: '4 ans', breed: 'Européen', stage: 'adult' },
    photo: null,
    demo: true,
  });
  expect(avis.reviews[1].answer).toEqual({ text: 'Merci !', date: '2026-10-14' });
});

test('RVW-05 a review written here is shown once the team accepted it, and only then', async () => {
  const response = await post({ ...written, email: 'lea@example.org' });
  expect(response.status).toBe(201);
  const { id } = await response.json();
  expect((await listed())['hydra:totalItems']).toBe(0);
  await proveReceipt(shop, id);
  await transact(shop.appContext, (work) => readReview(work, id, ACCEPTED));
  expect(
    (await listed('?reviewSubject=/api/v2/shop/products/PR000123'))['hydra:member'],
  ).toMatchObject([
    { title: 'Très bien', rating: 4, author: { firstName: 'Un client' }, demo: false },
  ]);
  expect((await document()).count).toBe(1);
  const again = transact(shop.appContext, (work) => readReview(work, id, REJECTED));
  await expect(again).rejects.toThrow('review.read');
});

test('RVW-05 a rejected review stays unseen', async () => {
  const { id } = await (await post({ ...written, email: 'lea@example.org' })).json();
  await transact(shop.appContext, (work) => readReview(work, id, REJECTED));
  expect((await listed())['hydra:member']).toEqual([]);
});

test('a visitor has to leave an address, and the product has to exist', async () => {
  const response = await post({ ...written, product: 'PR999999' });
  expect(response.status).toBe(422);
  const { violations } = await response.json();
  expect(violations).toMatchObject([
    { propertyPath: 'product', code: 'invalid' },
    { propertyPath: 'email', code: 'required' },
  ]);
});

test('missing keys, wrong types and impossible ratings are told apart', async () => {
  expect((await post({ title: 'Bien' })).status).toBe(400);
  expect((await post({ ...written, rating: '5' })).status).toBe(400);
  expect((await post({ ...written, rating: 6, email: 'a@example.org' })).status).toBe(422);
});
