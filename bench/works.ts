import { ask } from './ask.ts';
import { cartFlow, checkoutFlow, readProduct } from './shopper.ts';

/** One kind of work the shop is measured on. */
export interface PieceOfWork {
  name: string;
  run: (url: string, nth: number) => Promise<unknown>;
  /** Measured where documents are cached and jobs run, as in a shop that is open. */
  isOfOpenShop?: boolean;
  /** Milliseconds of processor of the shop it may take. */
  goal?: number;
}

/** The kinds of work the bench counts, over the products of a prepared shop. */
export function workOf(
  slugs: readonly string[],
  variants: readonly string[],
): readonly PieceOfWork[] {
  const nth = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
  const page =
    (pathOf: (n: number) => string): PieceOfWork['run'] =>
    async (url, n) => {
      const path = pathOf(n);
      const { status, text } = await ask('GET', url + path, {}, undefined);
      if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
    };
  return [
    { name: 'product, rendered anew', run: page((n) => `/produits/${nth(slugs, n)}/`) },
    { name: 'category, rendered anew', run: page(() => '/chien/croquettes/') },
    { name: 'search, rendered anew', run: page(() => '/rechercher/?q=saumon') },
    { name: 'home, rendered anew', run: page(() => '/') },
    {
      name: 'product by API, asked of the database',
      run: (url, n) => readProduct(url, nth(slugs, n)),
      goal: 0.2,
    },
    {
      name: 'cart: create, add, change, read',
      run: (url, n) => cartFlow(url, [nth(variants, n), nth(variants, n + 1)]),
      isOfOpenShop: true,
      goal: 1.8,
    },
    {
      name: 'whole checkout, with its mail',
      run: (url, n) => checkoutFlow(url, nth(variants, n)),
      isOfOpenShop: true,
      goal: 3.5,
    },
  ];
}
