import { expect, test } from 'vitest';
import { packedGoods } from './index.ts';

const good = (
  variantCode: string,
  productName: string,
  quantity: number,
  variantName = '4 kg',
) => ({
  variantCode,
  productName,
  variantName,
  quantity,
});

test('preparing: an article stands once with all its pieces, gifts among them, by name', () => {
  const gift = { ...good('2', 'Éclats de saumon', 1), variantName: null };
  expect(
    packedGoods([
      good('1', 'Terrine', 2),
      good('2', 'Éclats de saumon', 1),
      gift,
      good('1', 'Terrine', 3),
    ]),
  ).toEqual([good('2', 'Éclats de saumon', 2), good('1', 'Terrine', 5)]);
});
