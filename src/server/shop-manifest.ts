interface Manifest {
  entry: { imports?: readonly string[] };
  routes: Record<string, { path?: string; imports?: readonly string[] }>;
}

/** The back office and the workbench, which shoppers never open from a page of the shop. */
const OFFICE = /^(gestion|_dev)(\/|$)/;
/**
 * Pages that are only ever opened as documents: by the link of a mail, by a program, or by a link of the
 * shop that says so (`reloadDocument`, `download`): files are among them.
 */
const FROM_OUTSIDE =
  /^(sitemap\.xml$|flux\/|robots\.txt$|rechercher\/suggestions\/|web-?view\/|ma-livraison\/|payer-ma-livraison\/|un-jour\/|fiche-veterinaire\/|invitation-foyer\/|(donner-mon|invitation)-avis\/|connexion\/(verification|suppression|avec|lien|cle-d-acces)\/|mot-de-passe-oublie\/|(newsletter|alerte-stock|mon-abonnement|renoncer-au-contrat|parrainage)\/[^/]+\/|.+\/(documents|copie|fichiers)\/[^/]+\/)/i;

/** Answers pages fetch, and the change of the language, which loads its page anew. */
const FETCHED = /^langue\/|\/etat\/$/;

/** Whether a document needs the whole list of routes: the one of the shop lacks its own. */
export const needsWholeManifest = (pathname: string): boolean =>
  [OFFICE, FROM_OUTSIDE].some((some) => some.test(pathname.slice(1)));

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
    .filter(
      ([id, { path = '' }]) =>
        id !== 'office' && ![OFFICE, FROM_OUTSIDE, FETCHED].some((some) => some.test(path)),
    )
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
