import { findAddresses } from '#modules/catalog/server/index.ts';
import { findPublishedSlugs } from '#modules/content/server/index.ts';
import * as pages from '#pages/list.ts';
import { isAlwaysThere, matcherOf } from '#pages/page-list.server.ts';
import { to } from '#pages/to.ts';
import type { Db, Tx } from './schema.ts';

/** Uploaded files are not pages, but texts may link to them. */
const MEDIA = /^\/media\/.+$/;

const contentAt = matcherOf(pages.page);
const landingAt = matcherOf(pages.landing);
const articleAt = matcherOf(pages.article);
const shopAt = matcherOf(pages.shop);
const sampleAt = matcherOf(pages.sample);
const productAt = matcherOf(pages.product);

/** Pages that are there where an entry of their type is published under their slug. */
const ENTRIES = [
  {
    type: 'page',
    slugOf: (path: string) => contentAt(path)?.page,
    at: (slug: string) => to(pages.page, { page: slug }),
  },
  {
    type: 'landing',
    slugOf: (path: string) => landingAt(path)?.landing,
    at: (slug: string) => to(pages.landing, { landing: slug }),
  },
  {
    type: 'article',
    slugOf: (path: string) => articleAt(path)?.article,
    at: (slug: string) => to(pages.article, { article: slug }),
  },
  {
    type: 'shop',
    slugOf: (path: string) => shopAt(path)?.shop,
    at: (slug: string) => to(pages.shop, { shop: slug }),
  },
] as const;

/** Which of these paths are pages of the shop, according to `pages/list.ts`. */
export async function pagesAt(db: Db | Tx, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set(paths.filter((path) => isAlwaysThere(path) || MEDIA.test(path)));
  const rest = paths.filter((path) => !found.has(path));
  for (const { type, slugOf, at } of ENTRIES) {
    const requested = rest.flatMap((path) => slugOf(path) ?? []);
    for (const slug of await findPublishedSlugs(db, type, requested)) found.add(at(slug));
  }
  const goodsAt = (path: string) => {
    const sample = sampleAt(path)?.sample;
    return { slug: sample ?? productAt(path)?.product, isSample: sample !== undefined };
  };
  const { products, categories } = await findAddresses(db, {
    slugs: rest.flatMap((path) => goodsAt(path).slug ?? []),
    paths: rest.map((path) => path.slice(1, -1)),
  });
  for (const path of rest) {
    const { slug, isSample } = goodsAt(path);
    const isThere = products.some(
      (product) => product.slug === slug && (product.kind === 'sample') === isSample,
    );
    if (isThere || categories.includes(path.slice(1, -1))) found.add(path);
  }
  return found;
}
