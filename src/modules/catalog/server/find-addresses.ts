import type { Reader } from '#registry/schema.ts';

/** Which of these slugs belong to products with a page, and which of these paths to categories. */
export async function findAddresses(
  db: Reader,
  { slugs, paths }: { slugs: readonly string[]; paths: readonly string[] },
) {
  const products =
    slugs.length === 0
      ? []
      : await db
          .selectFrom('products')
          .select(['slug', 'kind'])
          .where('slug', 'in', [...slugs])
          .where('status', 'not in', ['hidden', 'draft'])
          .execute();
  const categories =
    paths.length === 0
      ? []
      : await db
          .selectFrom('categories')
          .select('path')
          .where('path', 'in', [...paths])
          .where('shown', '=', true)
          .execute();
  return { products, categories: categories.map(({ path }) => path) };
}

/** Paths of the categories hidden from visitors. */
export async function findHiddenPaths(db: Reader): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('categories')
    .select('path')
    .where('shown', '=', false)
    .execute();
  return new Set(rows.map(({ path }) => `/${path}/`));
}
