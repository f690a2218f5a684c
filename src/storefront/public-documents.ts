/** Sections whose pages depend on who is looking: rendered per request, never stored. */
const PERSONAL = [
  'panier',
  'connexion',
  'mot-de-passe-oublie',
  'commande',
  'mon-compte',
  'nous-contacter',
  'web-view',
  'webView',
  'guide-croquettes',
  'guide-bi-nutrition',
  'mini-guide-bi-nutrition',
  'userGuide',
];

/** Query keys that change a public document; every other key (utm_…, unknown ones) is dropped. */
const KNOWN_QUERY: Readonly<Record<string, readonly string[]>> = {
  faq: ['q'],
  magasins: ['q'],
  rechercher: ['q', 'espece', 'type', 'page'],
  produits: ['note', 'avis', 'tri'],
};

/** The keys of every other section: those of the shelves. */
const SHELF_QUERY = [
  ...['tri', 'page', 'espece', 'type', 'age', 'taille'],
  ...['besoin', 'proteine', 'format', 'prix-kg'],
];

const DATA_SUFFIX = /(?:_|_root)?\.data$/;

/** The path of the page, whether it is asked for as a document or as its data. */
const pagePath = (pathname: string) => pathname.replace(DATA_SUFFIX, '');

/** What the address bar shows for this request: a page and its query, never its data file. */
export function pageAddress(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete('_routes');
  const text = query.toString();
  return pagePath(url.pathname) + (text && `?${text}`);
}

/**
 * The one address under which a public document is rendered and kept, or null when the page is
 * personal. Keys are sorted, so that two spellings of one selection are one document.
 */
export function publicAddress(url: URL): string | null {
  const section = pagePath(url.pathname).split('/')[1] ?? '';
  if (PERSONAL.includes(section)) return null;
  const keys = [...(KNOWN_QUERY[section] ?? SHELF_QUERY), '_routes'];
  const known = [...url.searchParams].filter(([key]) => keys.includes(key));
  known.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  const query = new URLSearchParams(known).toString();
  return url.pathname + (query && `?${query}`);
}
