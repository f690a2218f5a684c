import { findAddresses } from '#modules/catalog/server/index.ts';
import { findPublishedSlugs } from '#modules/content/server/index.ts';
import type { Db, Tx } from './schema.ts';

/** Pages that are there whatever the team writes: whole addresses, and sections with anything in. */
const ALWAYS =
  /^\/(?:|rechercher\/|nous-contacter\/|renoncer-au-contrat\/|resilier-votre-contrat\/|newsletter\/|magasins\/|faq\/(?:[^/]+\/)?|panier\/|maintenance\/|guide-croquettes\/.*|guide-bi-nutrition\/.+|mini-guide-bi-nutrition\/.+|userGuide\/guide-nutrition-(?:full|short)\/|connexion\/|mot-de-passe-oublie\/.+|mon-compte\/.*|livraison-estimee\/|robots\.txt|sitemap\.xml|media\/.+|parrainage\/[^/]+\/)$/;

const PAGE = /^\/(page|landing|magasins)\/([^/]+)\/$/;
const PRODUCT = /^\/produits\/(?!echantillons\/)([^/]+)\/(?:[^/]+\/)?$/;
const SAMPLE = /^\/produits\/echantillons\/([^/]+)\/$/;
const TYPES = { page: 'page', landing: 'landing', magasins: 'shop' } as const;

/** Which of these paths lead to a page of the shop, as the addresses in `routes.ts` do. */
export async function pagesAt(db: Db | Tx, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set(paths.filter((path) => ALWAYS.test(path)));
  const rest = paths.filter((path) => !found.has(path));
  for (const [section, type] of Object.entries(TYPES)) {
    const asked = rest.flatMap((path) => {
      const [, at, slug] = PAGE.exec(path) ?? [];
      return at === section && slug ? [slug] : [];
    });
    for (const slug of await findPublishedSlugs(db, type, asked)) found.add(`/${section}/${slug}/`);
  }
  const slugOf = (path: string) => (PRODUCT.exec(path) ?? SAMPLE.exec(path))?.[1];
  const { products, categories } = await findAddresses(db, {
    slugs: rest.flatMap((path) => slugOf(path) ?? []),
    paths: rest.map((path) => path.slice(1, -1)),
  });
  for (const path of rest) {
    const slug = slugOf(path);
    const isThere = products.some(
      (product) => product.slug === slug && (product.kind === 'sample') === SAMPLE.test(path),
    );
    if (isThere || categories.includes(path.slice(1, -1))) found.add(path);
  }
  return found;
}
