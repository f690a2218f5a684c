import { ownValue } from '#kit/own-value.ts';
import { personalSections } from './page-list.server.ts';

/** The section of the back office. */
const OFFICE = 'gestion';
/** First segment of the development pages; absent in production. */
const DEVELOPMENT = '_dev';

const SLUG = /^[a-z0-9-]{1,40}$/;
const COUNT = /^[1-9]\d?$/;
const WORDS = /^.{1,200}$/s;
const NOTHING: Query = {};

type Query = Readonly<Record<string, RegExp>>;

/**
 * Query parameters that change a public document, with their allowed values. All others (utm_…,
 * unknown ones) and invalid values are dropped, so that nobody can fill the cache with copies.
 * Pages redirect unknown values to the address without them.
 */
const PUBLIC_QUERY: Readonly<Record<string, Query>> = {
  '': NOTHING,
  page: NOTHING,
  flux: NOTHING,
  landing: NOTHING,
  maintenance: NOTHING,
  faq: { q: WORDS },
  magasins: { q: WORDS },
  conseils: { espece: SLUG, page: COUNT },
  rechercher: { q: WORDS, espece: SLUG, type: SLUG, page: COUNT },
  produits: { note: COUNT, avis: COUNT, tri: SLUG },
};

/** Query parameters of every other section, which are category pages. */
const SHELF_QUERY: Query = {
  tri: SLUG,
  page: COUNT,
  espece: SLUG,
  type: SLUG,
  age: SLUG,
  taille: SLUG,
  besoin: SLUG,
  proteine: SLUG,
  format: SLUG,
  'prix-kg': SLUG,
};

/**
 * React Router's parameter for the routes whose data is requested. Our router requests one page's.
 */
const ROUTES = '_routes';

const DATA_SUFFIX = /(?:_|_root)?\.data$/;

/** The path of the page, for a document request or a data request. */
const pagePath = (pathname: string) => pathname.replace(DATA_SUFFIX, '');

/** The address of the page shown in the browser, also for a request of its data file. */
export function pageAddress(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete(ROUTES);
  const text = query.toString();
  return pagePath(url.pathname) + (text && `?${text}`);
}

/** Whether a page is one of the back office. */
export const isOffice = (url: URL): boolean =>
  spelled(pagePath(url.pathname).split('/')[1] ?? '') === OFFICE;

/** Whether a page belongs to the design system workbench, which embeds its sections in iframes. */
export const isWorkbench = (url: URL): boolean =>
  pagePath(url.pathname).split('/')[1] === DEVELOPMENT;

/** Decoded like the router does: `/%50anier/` is the cart too. */
function spelled(section: string): string {
  try {
    return decodeURIComponent(section).toLowerCase();
  } catch {
    return section;
  }
}

/**
 * The canonical address a public document is rendered and cached under; null when the page is
 * personal. Parameters are sorted, so that two spellings of one selection share a document.
 * `routeIds` are those of all pages.
 */
export function publicAddress(url: URL, routeIds: ReadonlySet<string> = new Set()): string | null {
  // Two leading slashes would be read as a host name.
  const pathname = url.pathname.replace(/^\/{2,}/, '/');
  const section = spelled(pagePath(pathname).split('/')[1] ?? '');
  if (personalSections.has(section)) return null;
  const own = ownValue(PUBLIC_QUERY, section) ?? SHELF_QUERY;
  const keys = new Map(Object.entries(own ?? NOTHING));
  const recognised = [...url.searchParams].filter(([key, value]) => keys.get(key)?.test(value));
  const part = url.searchParams.get(ROUTES);
  if (part && routeIds.has(part) && DATA_SUFFIX.test(pathname)) recognised.push([ROUTES, part]);
  recognised.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  const query = new URLSearchParams(recognised).toString();
  return pathname + (query && `?${query}`);
}

/**
 * The target of a cached redirect for this visitor, with those query parameters of the request that
 * are not part of the document, such as a campaign's (GRD-13, GRD-18). External addresses are
 * unchanged.
 */
export function withOwnQuery(location: string, requested: URL): string {
  if (!/^\/(?!\/)/.test(location)) return location;
  const section = spelled(pagePath(requested.pathname).split('/')[1] ?? '');
  const keys = ownValue(PUBLIC_QUERY, section) ?? SHELF_QUERY;
  const to = new URL(location, requested);
  const given = new Set(to.searchParams.keys());
  for (const [key, value] of requested.searchParams)
    if (!given.has(key) && key !== ROUTES && !Object.hasOwn(keys ?? {}, key))
      to.searchParams.append(key, value);
  return to.pathname + to.search + to.hash;
}
