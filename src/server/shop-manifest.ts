import { isShopPage } from '#pages/shop-page.ts';

interface Manifest {
  entry: { imports?: readonly string[] };
  routes: Record<string, { path?: string; imports?: readonly string[] }>;
}

/** Endpoints called by scripts, and the language switch, which reloads the page. */
const FETCHED = /^langue\/|\/etat\/$/;

const ASSIGNED = 'window.__reactRouterManifest=';

/**
 * Address of the storefront's route manifest, `/assets/shop-manifest-96cd1517.js`, beside the
 * complete one, so that phones do not download the routes of the back office and of mails.
 */
export const shopManifestOf = (url: string): string =>
  url.replace(/(^|\/)manifest-/, '$1shop-manifest-');

/**
 * The storefront's manifest, derived from the complete one. Throws when the build's format changed.
 */
export function shopManifest(script: string): string {
  if (!script.startsWith(ASSIGNED)) throw new Error('the manifest is not written as it was');
  const manifest = JSON.parse(script.slice(ASSIGNED.length).replace(/;\s*$/, '')) as Manifest;
  // Every document already loads the entry's imports, so routes need not list them.
  const loaded = new Set(manifest.entry.imports);
  const ofShop = Object.entries(manifest.routes).filter(
    ([id, { path = '' }]) => id !== 'office' && isShopPage(path) && !FETCHED.test(path),
  );
  const uses = new Map<string, number>();
  for (const file of ofShop.flatMap(([, { imports = [] }]) => imports))
    uses.set(file, (uses.get(file) ?? 0) + 1);
  // In one order, the commonest first: equal beginnings compress best.
  const common = (one: string, other: string) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0);
  const routes = ofShop.map(([id, { imports, ...route }]) => {
    const missing = imports?.filter((file) => !loaded.has(file)).toSorted();
    const more = missing && { imports: missing.toSorted(common) };
    return [id, { ...route, id: undefined, ...more }] as const;
  });
  const shown = { ...manifest, routes: Object.fromEntries(routes) };
  return `${ASSIGNED}${JSON.stringify(shown, withoutNo)};${NAMED}`;
}

/** A route's id is its key in the list; the browser restores it, which saves bytes. */
const NAMED = 'for(let[i,r]of Object.entries(window.__reactRouterManifest.routes))r.id=i;';

/** Omits false and empty properties, which a hundred routes would repeat. */
const withoutNo = (key: string, value: unknown) =>
  value === false || (key === 'css' && Array.isArray(value) && value.length === 0)
    ? undefined
    : value;
