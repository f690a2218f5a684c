import { expect, test } from 'vitest';
import { demoShop } from '../../seeds/index.ts';
import { firstPictures } from './first-pictures.ts';
import { Pictures } from './pictures.ts';
import { productDraft } from './product-draft.ts';

const pictures = new Pictures();
const today = Temporal.PlainDate.from('2026-11-25');
const drafts = demoShop.products.map((product) => productDraft(product, today, pictures));

test('each format has its front when the shop opens, but for objects, which look the same in every size', () => {
  const formats = demoShop.products.reduce(
    (sum, { art, variants }) => sum + (art.kind === 'object' ? 1 : variants.length),
    0,
  );
  expect(firstPictures(drafts).fronts.size).toBe(formats);
});

test('each product has one picture on its shelf, which is one of these', () => {
  const { shelves, fronts } = firstPictures(drafts);
  expect(shelves.size).toBe(demoShop.products.length);
  expect(shelves.isSubsetOf(fronts)).toBe(true);
});
