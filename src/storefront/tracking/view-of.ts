import type { RouteHandle } from '../route-handle.ts';
import { categoriesOfPage, type pageOf } from './page-events.ts';

/** NAV-17. */
const ERROR_PAGE = 'Error page';

/** Their addresses open something by themselves: nothing is told of them. */
const SECRET = new Set([
  ...['forgot-password', 'verification', 'deletion-link'],
  ...['newsletter', 'newsletter-confirmation', 'newsletter-end'],
]);

/** Query keys that say where somebody comes from or what they look for; the others stay here. */
const TOLD = /^(utm_\w+|q|page|tri|etape)$/;

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
  const isTold = handle && handle.tracking !== false && !SECRET.has(handle.name);
  if (status === null && !isTold) return null;
  const { view, extra } = handle?.tracking || {};
  const path = masked(location.pathname, params.order);
  const told = [...new URLSearchParams(location.search)].filter(([key]) => TOLD.test(key));
  const query = new URLSearchParams(told).toString();
  const template = status === null ? (handle?.name ?? '') : ERROR_PAGE;
  return {
    name: status === null ? (view ?? template) : ERROR_PAGE,
    page_path: path,
    page_query: query,
    page_template: template,
    ...categoriesOfPage(status === null ? page : null),
    ...extra,
    ...(status === null ? {} : { error_status: status }),
  };
}

export type TrackedView = NonNullable<ReturnType<typeof viewOf>>;

/** The token of an order opens it: it is not told. */
const masked = (path: string, secret: string | undefined) =>
  secret ? path.replace(secret, '-') : path;
