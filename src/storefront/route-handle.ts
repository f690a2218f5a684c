import type { UIMatch } from 'react-router';

export type Layout = 'site' | 'minimal' | 'bare';

/** What a page says about itself: `export const handle = { name: 'product' } satisfies RouteHandle`. */
export interface RouteHandle {
  /** Name of the route (RTE-56, RTE-57): tracking and maintenance sections are compared with it. */
  name: string;
  layout?: Layout;
}

/** The handle of the page itself, the deepest match. */
export function pageHandle(matches: readonly UIMatch[]): RouteHandle | null {
  return (matches.at(-1)?.handle as RouteHandle | undefined) ?? null;
}
