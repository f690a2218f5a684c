import type { UIMatch } from 'react-router';

/**
 * `guide-results` is the guide's layout in results mode (NAV-11); `office` is the back office's,
 * without analytics or campaigns.
 */
export type Layout = 'site' | 'minimal' | 'bare' | 'guide' | 'guide-results' | 'office';

/** Metadata of a page: `export const handle = { name: 'product' } satisfies RouteHandle`. */
export interface RouteHandle {
  /** Name of the route (RTE-56, RTE-57): tracking and maintenance sections are compared with it. */
  name: string;
  layout?: Layout;
  /**
   * Whether something is paid on the page, from what it loaded. The reduced frame then says that the payment is secure.
   */
  pays?(data: unknown): boolean;
  /** Its pages are inside a parent layout that renders `MainRegion`. */
  isFramed?: true;
  /**
   * `false`: no dialog of a campaign opens here, because somebody exercises a right, asks for help,
   * follows an order or is about to pay.
   */
  campaignDialogs?: false;
  /** Its analytics page view: none, another name, or extra fields (TRK-14 to TRK-16). */
  tracking?: false | { view?: string; extra?: Readonly<Record<string, string>> };
}

/**
 * A route name without its language suffix, `account-orders___fr` (I18-03): maintenance and
 * analytics treat all languages alike.
 */
export const baseName = (name: string): string => name.split('___', 1)[0] ?? name;

/** Whether the page belongs to the account of the customer. */
export const isAccountPage = (handle: RouteHandle | null): boolean =>
  /^account(-|$)/.test(baseName(handle?.name ?? ''));

/** The handle of the page itself, the deepest match. */
export function pageHandle(matches: readonly UIMatch[]): RouteHandle | null {
  return (matches.at(-1)?.handle as RouteHandle | undefined) ?? null;
}

/** Whether a parent layout renders the page's `main` landmark. */
export const isFramed = (matches: readonly UIMatch[]): boolean =>
  matches.some(({ handle }) => (handle as RouteHandle | undefined)?.isFramed);

/** The layout of the page, or else that of the nearest parent route. */
export function layoutOf(matches: readonly UIMatch[]): Layout {
  const requested = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.layout);
  return (requested?.handle as RouteHandle | undefined)?.layout ?? 'site';
}
