import { isShopPage } from '#pages/shop-page.ts';

interface Manifest {
  entry: { imports?: readonly string[] };
  routes: Record<string, { path?: string; imports?: readonly string[] }>;
}

/** Answers pages fetch, and the change of the language, which loads its page anew. */
const FETCHED = /^langue\/|\/etat\/$/;

const ASSIGNED = 'window.__reactRouterManifest=';

/**
 * Where the list of routes lies that pages of the shop load: `/assets/shop-manifest-96cd1517.js`
 * beside the whole one, so that a telephone does not carry the pages of the team, nor those of mails.
 */
export const shopManifestOf = (url: string): string =>
  url.replace(/(^|\/)manifest-/, '$1shop-manifest-');

/** That list, made of the whole one as the build writes it. Throws when it is written otherwise. */
export function shopManifest(script: string): string {
  if (!script.startsWith(ASSIGNED)) throw new Error('the manifest is not written as it was');
  const manifest = JSON.parse(script.slice(ASSIGNED.length).replace(/;\s*$/, '')) as Manifest;
  // Every document loads what the entry needs: no route has to ask for it once more.
  const loaded = new Set(manifest.entry.imports);
  const routes = Object.entries(manifest.routes)
    .filter(([id, { path = '' }]) => id !== 'office' && isShopPage(path) && !FETCHED.test(path))
    .map(([id, { imports, ...route }]) => {
      const more = imports && { imports: imports.filter((file) => !loaded.has(file)) };
      return [id, { ...route, id: undefined, ...more }] as const;
    });
  const shown = { ...manifest, routes: Object.fromEntries(routes) };
  return `${ASSIGNED}${JSON.stringify(shown, withoutNo)};${NAMED}`;
}

/** Each route is named by its place in the list: that it says so once more is written by the browser. */
const NAMED = 'for(let[i,r]of Object.entries(window.__reactRouterManifest.routes))r.id=i;';

/** What a route has not is read the same when it is not said; a hundred routes say it six times. */
const withoutNo = (key: string, value: unknown) =>
  value === false || (key === 'css' && Array.isArray(value) && value.length === 0)
    ? undefined
    : value;
