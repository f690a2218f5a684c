import { z } from 'zod';
import { contentItem, contentList, systemAttributes } from '#kit/content-operation.ts';
import { named } from '#kit/described-shape.ts';
import { operation } from '#kit/operation.ts';
import { categoryDocument, categorySort, productComplete, productSummary } from './contracts.ts';

const render = z.enum(['0', '1', '2']).optional().meta({ description: 'Detail level (CAT-21)' });
/** Union of the levels of detail: level 2 lists single reviews, lower levels only a summary. */
const productAtAnyRender = named(
  'ProductAtAnyRender',
  'A product, with as much of it as `render` and `fields` ask for.',
  productComplete.extend({
    json_avis: z
      .union([productComplete.shape.json_avis, productSummary.shape.json_avis])
      .describe('Its reviews; at `render` 1 summed up'),
  }),
);
/** A product inside another document. */
const listedProduct = productSummary.extend(systemAttributes);

export const getProductDocument = operation({
  id: 'getProductDocument',
  method: 'get',
  path: '/b2c-products/{slug}',
  shared: true,
  tag: 'Products',
  summary: 'One product by slug, or by `sku-{sku}`',
  params: z.object({ slug: z.string() }),
  query: z.object({ render }),
  answer: contentItem(productAtAnyRender, 'The product'),
  refusals: [400, 404],
});

export const listProductDocuments = operation({
  id: 'listProductDocuments',
  method: 'get',
  path: '/b2c-products',
  shared: true,
  tag: 'Products',
  summary: 'Products by filters or words, sorted, in pages',
  query: z.object({
    render,
    _q: z.string().optional().describe('Words that all have to occur'),
  }),
  answer: contentList(productAtAnyRender, 'A page of products'),
  refusals: [400, 404],
});

export const listProductsOfCategory = operation({
  id: 'listProductsOfCategory',
  method: 'get',
  path: '/b2c-products/b2c-categories/{category}',
  shared: true,
  tag: 'Products',
  summary: 'Summaries of the products of a category',
  params: z.object({ category: z.string() }),
  answer: contentList(productSummary, 'Its products'),
  refusals: [400, 404],
});

export const getCategory = operation({
  id: 'getCategory',
  method: 'get',
  path: '/b2c-categories/{slug}',
  shared: true,
  tag: 'Categories',
  summary: 'A category page: products, facets with counts, trail, children',
  params: z.object({ slug: z.string() }),
  query: z.object({ sort: categorySort.optional() }),
  answer: contentItem(
    categoryDocument.extend({ products: z.array(listedProduct) }),
    'The category',
  ),
  refusals: [400, 404],
});

export const getCrossSell = operation({
  id: 'getCrossSell',
  method: 'get',
  path: '/b2c-cross-sells/{key}',
  shared: true,
  tag: 'Products',
  summary: 'A named selection of products (CAT-27)',
  params: z.object({ key: z.string() }),
  answer: contentItem(
    z.object({
      key: z.string(),
      title: z.string(),
      main_product: z.string().nullable(),
      products: z.object({
        data: z.array(z.object({ id: z.int(), attributes: listedProduct })),
      }),
      crossSell: z.array(z.string()),
    }),
    'The cross-sell',
  ),
  refusals: [400, 404],
});

export const getSample = operation({
  id: 'getSample',
  method: 'get',
  path: '/b2c-samples/{slug}',
  shared: true,
  tag: 'Products',
  summary: 'A sample product in full',
  params: z.object({ slug: z.string() }),
  answer: contentItem(productComplete, 'The sample'),
  refusals: [400, 404],
});
