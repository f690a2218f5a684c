import { z } from 'zod';
import { item, list, noBody, operation, pagingQuery } from '#kit/operation.ts';
import { productShape, taxonShape, variantShape } from './contracts.ts';

const direction = z.enum(['asc', 'desc']).optional();
export const productFilters = {
  taxon: z.string().optional(),
  'translations.name': z.string().optional(),
  slug: z.string().optional(),
  'order[price]': direction,
  'order[createdAt]': direction,
  'order[code]': direction,
};
export const variantFilters = { product: z.string().optional() };

export const listProducts = operation({
  id: 'listProducts',
  method: 'get',
  path: '/shop/products',
  shared: true,
  tag: 'Catalogue',
  summary: 'Products of the channel',
  query: z.object({ ...pagingQuery, ...productFilters }),
  answer: list(productShape, 'Products of the channel'),
  refusals: [400, 404, 422],
});

export const getProduct = operation({
  id: 'getProduct',
  method: 'get',
  path: '/shop/products/{code}',
  shared: true,
  tag: 'Catalogue',
  summary: 'One product',
  params: z.object({ code: z.string() }),
  answer: item(productShape, 'One product'),
  refusals: [400, 404],
});

export const redirectToProduct = operation({
  id: 'redirectToProduct',
  method: 'get',
  path: '/shop/products-by-slug/{slug}',
  shared: true,
  tag: 'Catalogue',
  summary: 'Redirects to the product with this slug',
  params: z.object({ slug: z.string() }),
  answer: noBody('Where the product is', 301),
  refusals: [400, 404],
});

export const listVariants = operation({
  id: 'listVariants',
  method: 'get',
  path: '/shop/product-variants',
  shared: true,
  tag: 'Catalogue',
  summary: 'Variants',
  query: z.object({ ...pagingQuery, ...variantFilters }),
  answer: list(variantShape, 'Variants'),
  refusals: [400, 404, 422],
});

export const getVariant = operation({
  id: 'getVariant',
  method: 'get',
  path: '/shop/product-variants/{code}',
  shared: true,
  tag: 'Catalogue',
  summary: 'One variant',
  params: z.object({ code: z.string() }),
  answer: item(variantShape, 'One variant'),
  refusals: [400, 404],
});

export const listTaxons = operation({
  id: 'listTaxons',
  method: 'get',
  path: '/shop/taxons',
  shared: true,
  tag: 'Catalogue',
  summary: 'Categories',
  query: z.object(pagingQuery),
  answer: list(taxonShape, 'Categories'),
  refusals: [400, 404, 422],
});

export const getTaxon = operation({
  id: 'getTaxon',
  method: 'get',
  path: '/shop/taxons/{code}',
  shared: true,
  tag: 'Catalogue',
  summary: 'One category',
  params: z.object({ code: z.string() }),
  answer: item(taxonShape, 'One category'),
  refusals: [400, 404],
});
