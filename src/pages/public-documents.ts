import { ownValue } from '#kit/own-value.ts';
import { personalSections } from './page-list.server.ts';

/** The section of the back office. */
const OFFICE = 'gestion';
/** The section of what helps to try and to build the shop; absent in production. */
const DEVELOPMENT = '_dev';

const SLUG = /^[a-z0-9-]{1,40}$/;
const COUNT = /^[1-9]\d?$/;
const WORDS = /^.{1,200}$/s;
const NOTHING: Query = {};

type Query = Readonly<Record<string, RegExp>>;

/**
 * Query keys that change a public document, with the values they may have; every other key (utm_…,
 * unknown ones) and every odd value is dropped, so that nobody can fill the cache with copies.
 * Pages send addresses with values nobody knows to the one without them.
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

/** The keys of every other section: those of the shelves. */
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

/** React Router's own key: which part of a page's data is asked for. Our router asks for one page's. */
const ROUTES = '_routes';

const DATA_SUFFIX = /(?:_|_root)?\.data$/;

/** The path of the page, whether it is asked for as a document or as its data. */
const pagePath = (pathname: string) => pathname.replace(DATA_SUFFIX, '');

/** What the address bar shows for this request: a page and its query, never its data file. */
export function pageAddress(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete(ROUTES);
  const text = query.toString();
  return pagePath(url.pathname) + (text && `?${text}`);
}

/** Whether a page is one of the back office. */
export const isOffice = (url: URL): boolean =>
  spelled(pagePath(url.pathname).split('/')[1] ?? '') === OFFICE;

/** Whether a page is the workbench of the design system, whose sections it shows in frames. */
export const isWorkbench = (url: URL): boolean =>
  pagePath(url.pathname).split('/')[1] === DEVELOPMENT;

/** As the router compares them: `/%50anier/` is the cart too. */
function spelled(section: string): string {
  try {
    return decodeURIComponent(section).toLowerCase();
  } catch {
    return section;
  }
}

/**
 * The one address under which a public document is rendered and kept, or null when the page is
 * personal. Keys are sorted, so that two spellings of one selection are one document. `routeIds` are
 * those of all pages.
 */
export function publicAddress(url: URL, routeIds: ReadonlySet<string> = new Set()): string | null {
  // Two slashes at the beginning would name a host.
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
 * Where a kept redirect leads this visitor: with the keys of their own that no document knows, such
 * as those of a campaign (GRD-13, GRD-18). Addresses outside the shop are left as they are.
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
