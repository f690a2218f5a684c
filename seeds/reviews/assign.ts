import type { LifeStage, Product, Review } from '../types.ts';
import { animalAges, animalNames, authors, catBreeds, dogBreeds } from './people.ts';
import type { ReviewText } from './review-text.ts';
import { catKibbleTexts } from './texts-cat-kibble.ts';
import { dogKibbleTexts } from './texts-dog-kibble.ts';
import { foodTexts, goodsTexts } from './texts-goods.ts';
import { treatTexts } from './texts-treats.ts';
import { wetTexts } from './texts-wet.ts';

/** Products that nobody has reviewed yet, on purpose. */
const SILENT = new Set(['PR000205', 'PR000214', 'PR000413', 'PR000555', 'PR000711']);

/** A year and a half of reviews, spread by a seeded draw: the same data gives the same shop. */
export function assignReviews(products: Product[]): Review[] {
  return products.flatMap((product) => reviewsOf(product));
}

function reviewsOf(product: Product): Review[] {
  const count = reviewCount(product);
  const draw = seededDraw(product.sku);
  const texts = shuffled(textsFor(product), draw)
    .filter(([, , , , stages]) => fitting(product, stages).length > 0)
    .slice(0, count);
  const people = shuffled(authors, draw);
  // A draw of its own: breeds leave everything else as it was drawn.
  const breedDraw = seededDraw(`${product.sku} breeds`);
  return texts.map((text, index) => {
    const { animal, ...rest } = review(product, text, people[index % people.length] ?? '', draw);
    return { ...rest, animal: { ...animal, breed: breedOf(product, animal.species, breedDraw) } };
  });
}

/** More popular products are reviewed more; samples, silent and hidden ones never. */
function reviewCount({ sku, kind, status, popularity }: Product): number {
  if (SILENT.has(sku) || kind === 'sample' || status === 'hidden') return 0;
  if (kind === 'kibble') return 8 + Math.round((popularity / 100) * 32);
  if (kind === 'wet') return 6 + Math.round((popularity / 100) * 22);
  if (kind === 'treat') return 6 + Math.round((popularity / 100) * 14);
  return 3 + Math.round((popularity / 100) * 9);
}

function textsFor({ kind, species, food }: Product): ReviewText[] {
  if (kind === 'kibble') {
    return [...(species === 'dog' ? dogKibbleTexts : catKibbleTexts), ...foodTexts];
  }
  if (kind === 'wet') return [...wetTexts, ...foodTexts];
  if (kind === 'treat') return [...treatTexts, ...foodTexts];
  return food ? foodTexts : goodsTexts;
}

function review(
  product: Product,
  [rating, title, comment, answer, stages]: ReviewText,
  author: string,
  draw: () => number,
) {
  const species =
    product.species === 'both' ? pick(['dog', 'cat'] as const, draw) : product.species;
  const name = pick(animalNames[species], draw);
  const stage = pick(fitting(product, stages), draw);
  const daysAgo = 2 + Math.floor(draw() ** 1.6 * 540);
  return {
    demo: true as const,
    sku: product.sku,
    rating,
    title,
    comment: comment.replaceAll('{nom}', name),
    author,
    animal: { species, name, age: pick(animalAges[stage], draw), stage },
    daysAgo,
    orderDaysAgo: daysAgo + 21 + Math.floor(draw() * 30),
    answer: answer ? { text: answer, daysAgo: Math.max(1, daysAgo - 2) } : null,
  };
}

/** A breed the product is for. */
function breedOf({ sizes }: Product, species: 'dog' | 'cat', draw: () => number): string {
  if (species === 'cat') return pick(catBreeds, draw);
  const all = Object.keys(dogBreeds) as (keyof typeof dogBreeds)[];
  return pick(dogBreeds[pick(sizes.length > 0 ? sizes : all, draw)], draw);
}

/** The ages of the product that a text may speak of; objects suit adults. */
function fitting({ lifeStages }: Product, stages?: LifeStage[]): LifeStage[] {
  const ages: LifeStage[] = lifeStages.length > 0 ? lifeStages : ['adult'];
  return stages ? ages.filter((age) => stages.includes(age)) : ages;
}

function pick<Item>(items: readonly Item[], draw: () => number): Item {
  return items[Math.floor(draw() * items.length)] as Item;
}

function shuffled<Item>(items: readonly Item[], draw: () => number): Item[] {
  return items
    .map((item) => ({ item, place: draw() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** Mulberry32 on a hash of the text: the same text always gives the same numbers in [0, 1). */
function seededDraw(text: string): () => number {
  let state = 0;
  for (const character of text) state = (Math.imul(state, 31) + character.charCodeAt(0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
