import { expect, test } from 'vitest';
import { isSharedRead } from './operation-paths.ts';

test.each([
  '/api/v2/shop/products',
  '/api/v2/shop/products/CR-1001',
  '/api/v2/shop/products-by-slug/croquettes',
  '/api/v2/shop/taxons/chien',
  '/api/v2/shop/animal-breeds',
  '/api/v2/shop/animal-kibble-brands/5',
  '/api/v2/shop/countries/',
  '/api/b2c-home',
  '/api/b2c-faqs',
  '/api/b2c-categories/chien/croquettes',
  '/api/b2c-products/b2c-categories/chien/croquettes',
  '/api/b2c-shops/lyon',
])('S-17 %s answers everybody the same and is cached', (path) => {
  expect(isSharedRead(path)).toBe(true);
});

test.each([
  '/api/v2/shop/orders/abc',
  '/api/v2/shop/animals',
  '/api/v2/shop/customers/1',
  '/api/v2/shop/product-reviews',
  '/api/v2/admin/products',
  '/api/v2/admin/products/CR-1001',
  '/api/route-rules',
  '/api/b2c-recommendation/getReco',
])('S-17 %s is answered anew for everybody', (path) => {
  expect(isSharedRead(path)).toBe(false);
});
