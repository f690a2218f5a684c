import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { productShape, taxonShape, variantShape } from '../contracts.ts';
import { publishCategories, publishProduct } from './index.ts';

const shop = testShop();

const get = async (path: string) => {
  const response = await shop.request('GET', `/api/v2/shop${path}`);
  return { status: response.status, body: await response.json() };
};

const codes = ({ body }: Awaited<ReturnType<typeof get>>) =>
  body['hydra:member'].map((member: { code: string }) => member.code);

beforeEach(() =>
  transact(shop.appContext, async (work) => {
    const category = (path: string) => ({
      path,
      name: path,
      title: path,
      introHtml: '',
      filters: [],
      position: 0,
      seo: { title: path, description: path },
    });
    await publishCategories(work, [category('chat'), category('chat/croquettes')]);
    await publishProduct(work, productDraft({ categories: ['chat/croquettes', 'chat'] }));
    await publishProduct(
      work,
      productDraft({
        sku: 'PR000200',
        slug: 'pate-poulet',
        name: 'Pâtée poulet',
        categories: ['chat'],
        variants: [
          variantDraft({ code: '10020001', cents: 1000, subscriptionCents: 900 }),
          variantDraft({ code: '10020002', slug: 'cachee', visible: false }),
        ],
      }),
    );
    await publishProduct(
      work,
      productDraft({
        sku: 'PR000300',
        slug: 'secret',
        status: 'hidden',
        variants: [variantDraft({ code: '10030001' })],
      }),
    );
  }),
);

test('CAT-05 products are listed, filtered and ordered; a hidden one is nowhere', async () => {
  expect(codes(await get('/products'))).toEqual(['PR000123', 'PR000200']);
  expect(codes(await get('/products?order[price]=asc'))).toEqual(['PR000200', 'PR000123']);
  expect(codes(await get('/products?taxon=/api/v2/shop/taxons/chat_croquettes'))).toEqual([
    'PR000123',
  ]);
  expect(codes(await get('/products?translations.name=pâtée'))).toEqual(['PR000200']);
  const paged = await get('/products?itemsPerPage=1&page=2');
  expect(paged.body['hydra:totalItems']).toBe(2);
  expect(paged.body['hydra:view']['hydra:previous']).toContain('page=1');
  expect((await get('/products?page=0')).status).toBe(400);
  expect((await get('/products/PR000300')).status).toBe(404);
});

test('a product names its variants, categories and pictures', async () => {
  const { body } = await get('/products/PR000123');
  expect(productShape.parse(body)).toMatchObject({
    '@context': '/api/v2/contexts/Product',
    '@id': '/api/v2/shop/products/PR000123',
    mainTaxon: '/api/v2/shop/taxons/chat_croquettes',
    productTaxons: ['/api/v2/shop/taxons/chat_croquettes', '/api/v2/shop/taxons/chat'],
    variants: ['/api/v2/shop/product-variants/10012345'],
  });
});

test('a slug leads to its product, the query kept', async () => {
  const found = await shop.request(
    'GET',
    '/api/v2/shop/products-by-slug/pate-poulet?channelCode=FR_WEB',
  );
  expect([found.status, found.headers.get('location')]).toEqual([
    301,
    '/api/v2/shop/products/PR000200?channelCode=FR_WEB',
  ]);
  expect((await get('/products-by-slug/inconnu')).status).toBe(404);
});

test('BIZ-06 BIZ-11 a variant carries its prices, with and without tax, and per kilo', async () => {
  const { body } = await get('/product-variants/10020001');
  expect(variantShape.parse(body)).toMatchObject({
    price: 1000,
    originalPrice: 1000,
    lowestPriceBeforeDiscount: null,
    subscriptionPrice: 900,
    priceWithoutTax: 833,
    unitPriceLabel: '2,50\u00a0€/kg',
    inStock: true,
  });
  expect(codes(await get('/product-variants?product=/api/v2/shop/products/PR000200'))).toEqual([
    '10020001',
  ]);
  expect((await get('/product-variants/10020002')).status).toBe(404);
});

test('categories are a tree', async () => {
  const { body } = await get('/taxons/chat');
  expect(taxonShape.parse(body)).toMatchObject({
    slug: 'chat',
    parent: null,
    children: ['/api/v2/shop/taxons/chat_croquettes'],
  });
  expect(codes(await get('/taxons'))).toEqual(['chat', 'chat_croquettes']);
  expect((await get('/taxons/cheval')).status).toBe(404);
});
