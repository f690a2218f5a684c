import type { UIMatch } from 'react-router';

/**
 * `guide-results` is the guide's own frame in its results mode (NAV-11); `office` is that of the
 * team, whom nobody measures and no campaign meets.
 */
export type Layout = 'site' | 'minimal' | 'bare' | 'guide' | 'guide-results' | 'office';

/** What a page says about itself: `export const handle = { name: 'product' } satisfies RouteHandle`. */
export interface RouteHandle {
  /** Name of the route (RTE-56, RTE-57): tracking and maintenance sections are compared with it. */
  name: string;
  layout?: Layout;
  /** Something is paid on it: its reduced frame says that this is safe. */
  pays?: true;
  /** Its pages stand in a frame of its own, which holds their `MainRegion`. */
  isFramed?: true;
  /** What is told of it to those who measure: nothing, another name, more (TRK-14 to TRK-16). */
  tracking?: false | { view?: string; extra?: Readonly<Record<string, string>> };
}

/**
 * The name of a route without the language it may be written with, `account-orders___fr` (I18-03):
 * what is closed, measured or compared is the same in every language.
 */
export const baseName = (name: string): string => name.split('___', 1)[0] ?? name;

/** The handle of the page itself, the deepest match. */
export function pageHandle(matches: readonly UIMatch[]): RouteHandle | null {
  return (matches.at(-1)?.handle as RouteHandle | undefined) ?? null;
}

/** Whether a layout around the page brings what every page has once, the region it is about. */
export const isFramed = (matches: readonly UIMatch[]): boolean =>
  matches.some(({ handle }) => (handle as RouteHandle | undefined)?.isFramed);

/** The frame the page asked for, or one of the layouts around it did. */
export function layoutOf(matches: readonly UIMatch[]): Layout {
  const requested = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.layout);
  return (requested?.handle as RouteHandle | undefined)?.layout ?? 'site';
}
