interface Routes {
  routes: Record<string, { path?: string }>;
}

/** The section of the back office, which shoppers never open from a page of the shop. */
const OFFICE = /^gestion(\/|$)/;
const ASSIGNED = 'window.__reactRouterManifest=';

/**
 * Where the list of routes lies that pages of the shop load: `/assets/shop-manifest-96cd1517.js`
 * beside the whole one, so that a telephone does not carry the pages of the team.
 */
export const shopManifestOf = (url: string): string =>
  url.replace(/(^|\/)manifest-/, '$1shop-manifest-');

/** That list, made of the whole one as the build writes it. Throws when it is written otherwise. */
export function shopManifest(script: string): string {
  if (!script.startsWith(ASSIGNED)) throw new Error('the manifest is not written as it was');
  const manifest = JSON.parse(script.slice(ASSIGNED.length).replace(/;\s*$/, '')) as Routes;
  const routes = Object.entries(manifest.routes).filter(
    ([id, { path = '' }]) => id !== 'office' && !OFFICE.test(path),
  );
  return `${ASSIGNED}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}
