/** Goods as they are judged: whose they are and whether they are eaten. */
interface Goods {
  species: string;
  kind: string;
}

const EATEN = ['kibble', 'wet', 'treat'];

/**
 * The animal new food is for when nobody said: the only one of its species its customer keeps. Null
 * for what no animal eats, for food of several species, and where there is a choice to make.
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
 * What a subscription loses with an animal that died: the lines it ate alone. Those it shared go on
 * for the others. `ends`: nothing that comes every time is left. `inEvery` counts the pieces of a
 * line in every delivery.
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

/** A line as the name of its subscription is made of it. */
export interface NamedLine {
  productName: string;
  /** Pieces in each delivery; 0: in the next one alone. */
  quantity: number;
  animals: readonly { id: number; name: string }[];
}

/** After whom a subscription is called, or after what. */
export type CalledAfter =
  | { animals: readonly string[] }
  /** `others`: how many more products come. */
  | { product: string; others: number };

/**
 * After whom a subscription is called: the animals that what comes every time feeds, each once and
 * the first one first; while nobody said whom, after its first product. Of a subscription that only
 * holds what comes once, by that.
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
