/** Species and kind of a product, which decide which animals may eat it. */
interface Goods {
  species: string;
  kind: string;
}

const EATEN = ['kibble', 'wet', 'treat'];

/**
 * The animal that a new food is for when the customer did not say: their only one of its species. Null for articles
 * that are not food, for food of several species, and when there is a choice.
 */
export function theOnlyEater<Animal extends { species: string }>(
  { species, kind }: Goods,
  animals: readonly Animal[],
): Animal | null {
  const suited = EATEN.includes(kind) ? animals.filter((one) => one.species === species) : [];
  const [only, ...others] = suited;
  return only && others.length === 0 ? only : null;
}

/**
 * The lines a subscription loses when an animal dies: those it ate alone. Shared lines stay for the others. `ends` is
 * true when no recurring line remains. `inEvery` returns the pieces of a line in every delivery.
 */
export function leavingWith<Line extends { animals: readonly unknown[] }>(
  lines: readonly Line[],
  feeds: (line: Line) => boolean,
  inEvery: (line: Line) => number,
): { goes: Line[]; shared: Line[]; ends: boolean } {
  const fed = lines.filter(feeds);
  const goes = fed.filter(({ animals }) => animals.length === 1);
  const isLeft = lines.some((line) => !goes.includes(line) && inEvery(line) > 0);
  return {
    goes,
    shared: fed.filter(({ animals }) => animals.length > 1),
    ends: goes.length > 0 && !isLeft,
  };
}

/** The fields of a line that the name of its subscription is made of. */
export interface NamedLine {
  productName: string;
  /** Pieces in each delivery; 0 when it is only in the next one. */
  quantity: number;
  animals: readonly { id: number; name: string }[];
}

/** What a subscription is named after. */
export type CalledAfter =
  | { animals: readonly string[] }
  /** `others`: number of further products. */
  | { product: string; others: number };

/**
 * What a subscription is named after: the animals its recurring lines feed, each once, oldest first. If none is set,
 * its first product. A subscription with only one-off lines is named after those.
 */
export function calledAfter(lines: readonly NamedLine[]): CalledAfter {
  const every = lines.filter(({ quantity }) => quantity > 0);
  const named = every.length > 0 ? every : lines;
  const animals = new Map(named.flatMap((line) => line.animals.map(({ id, name }) => [id, name])));
  if (animals.size > 0)
    return {
      animals: [...animals].toSorted(([one], [other]) => one - other).map(([, name]) => name),
    };
  const products = [...new Set(named.map(({ productName }) => productName))];
  return { product: products[0] ?? '', others: Math.max(products.length - 1, 0) };
}
