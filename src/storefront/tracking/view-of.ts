import type { RouteHandle } from '#pages/route-handle.ts';
import { categoriesOfPage, type pageOf } from './page-events.ts';

/** Name of the error page (NAV-17). */
const ERROR_PAGE = 'Error page';

/** Their addresses contain secrets, so nothing of them is sent. */
const SECRET = new Set([
  'forgot-password',
  'verification',
  'deletion-link',
  'newsletter',
  'newsletter-confirmation',
  'newsletter-end',
]);

/** Query parameters with a meaning for analytics: origin or search. */
const MEASURED = /^(utm_\w+|q|page|tri|etape)$/;

/** Parameters that identify a person, or contain a secret. */
const PRIVATE = /nom|mail|phone|tel|jeton|token|code|cle|key|sign|secret|session|pass/i;
/** Short plain words: no address, no number of a telephone, nothing long enough to be a token. */
const PLAIN = /^(?!.*\d[\d .-]{7,})[\p{L}\d .,_-]{0,40}$/u;
const TOKEN = /[\w-]{20,}/;

const isPlain = ([key, value]: readonly [string, string]) =>
  !PRIVATE.test(key) && PLAIN.test(value) && !TOKEN.test(value);

interface Looked {
  handle: RouteHandle | null;
  /** Status of the error page, if one is shown. */
  status: number | null;
  location: { pathname: string; search: string };
  params: Readonly<Record<string, string | undefined>>;
  page: ReturnType<typeof pageOf>;
}

/** Page view data; null for routes without a name and those that opt out (TRK-14). */
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
    // The shop's own campaign service receives every parameter that identifies nobody (TRK-10,
    // decision 0222).
    page_query: queryOf(query.filter(isPlain)),
    measured_query: queryOf(query.filter(([key]) => MEASURED.test(key))),
    page_template: template,
    ...categoriesOfPage(status === null ? page : null),
    ...extra,
  };
  return status === null ? shown : { ...shown, error_status: status };
}

export type TrackedView = NonNullable<ReturnType<typeof viewOf>>;

/** An order token is a secret, so it is masked. */
const masked = (path: string, secret: string | undefined) =>
  secret ? path.replace(secret, '-') : path;
