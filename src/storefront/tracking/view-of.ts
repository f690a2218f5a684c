import type { RouteHandle } from '#pages/route-handle.ts';
import { categoriesOfPage, type pageOf } from './page-events.ts';

/** NAV-17. */
const ERROR_PAGE = 'Error page';

/** Their addresses open something by themselves: nothing is told of them. */
const SECRET = new Set([
  'forgot-password',
  'verification',
  'deletion-link',
  'newsletter',
  'newsletter-confirmation',
  'newsletter-end',
]);

/** Query keys a tag manager reads: where somebody comes from or what they look for. */
const MEASURED = /^(utm_\w+|q|page|tri|etape)$/;

/** Keys that name a person, or open something. */
const PRIVATE = /nom|mail|phone|tel|jeton|token|code|cle|key|sign|secret|session|pass/i;
/** Short plain words: no address, no number of a telephone, nothing long enough to be a token. */
const PLAIN = /^(?!.*\d[\d .-]{7,})[\p{L}\d .,_-]{0,40}$/u;
const TOKEN = /[\w-]{20,}/;

const isPlain = ([key, value]: readonly [string, string]) =>
  !PRIVATE.test(key) && PLAIN.test(value) && !TOKEN.test(value);

interface Looked {
  handle: RouteHandle | null;
  /** Of the error that is shown instead of a page. */
  status: number | null;
  location: { pathname: string; search: string };
  params: Readonly<Record<string, string | undefined>>;
  page: ReturnType<typeof pageOf>;
}

/** What is told of a page; null for routes without a name and for those that ask not to be (TRK-14). */
export function viewOf({ handle, status, location, params, page }: Looked) {
  const isNotified = handle && handle.tracking !== false && !SECRET.has(handle.name);
  if (status === null && !isNotified) return null;
  const { view, extra } = handle?.tracking || {};
  const path = masked(location.pathname, params.order);
  const query = [...new URLSearchParams(location.search)];
  const queryOf = (entries: [string, string][]) => new URLSearchParams(entries).toString();
  const template = status === null ? (handle?.name ?? '') : ERROR_PAGE;
  const shown = {
    name: status === null ? (view ?? template) : ERROR_PAGE,
    page_path: path,
    // The shop's own campaign service is told all that names nobody (TRK-10, decision 0222).
    page_query: queryOf(query.filter(isPlain)),
    measured_query: queryOf(query.filter(([key]) => MEASURED.test(key))),
    page_template: template,
    ...categoriesOfPage(status === null ? page : null),
    ...extra,
  };
  return status === null ? shown : { ...shown, error_status: status };
}

export type TrackedView = NonNullable<ReturnType<typeof viewOf>>;

/** The token of an order opens it: it is not told. */
const masked = (path: string, secret: string | undefined) =>
  secret ? path.replace(secret, '-') : path;
