import { describe, expect, it } from 'vitest';
import { products } from '../../seeds/products/index.ts';
import { picturesOf } from './pictures.ts';

const FOOD = new Set(['kibble', 'wet']);
const foods = products.filter(({ kind }) => FOOD.has(kind));

/** « Sachet cabillaud et courgette, chat stérilisé » → « cabillaud & courgette ». */
const recipeOf = (name: string) =>
  name
    .split(',')[0]
    ?.replace(/ \(.*\)| sans céréales$/g, '')
    .replace(/^(Sachet|Pâtée|Mousse) /, '')
    .replace(' et ', ' & ')
    .toLocaleLowerCase('fr') ?? '';

describe('packs', () => {
  it.each(
    foods
      .filter(({ name }) => / et /.test(name))
      .map((product) => [product.name, product] as const),
  )('IMG-01 the pack of « %s » names the whole recipe', (name, product) => {
    for (const { art } of picturesOf(product, []))
      if (art.draw === 'pack') expect(art.pack.recipe.toLocaleLowerCase('fr')).toBe(recipeOf(name));
  });
});
