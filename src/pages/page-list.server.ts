import type { Permission } from '#modules/staff/rules/index.ts';
import * as list from './list.ts';

export interface Page {
  address: string;
  file: string;
  guard: 'everybody' | 'visitor' | 'customer' | 'staff';
  frame: 'account' | 'office' | null;
  routeId?: string;
  title?: string;
  layout?: string;
  links?: true | 'entries';
  siteMap?: true | 'entries';
  goesFirst?: true;
  robots?: false;
  /** Permission of the staff member; null: every staff member. */
  permission?: Permission | null;
}

/** Every page by its id, with all properties; for the server only. */
export const pageList: Readonly<Record<string, Page>> = { ...list };

const all = Object.values(pageList);

const sectionOf = ({ address }: Page) => address.split('/')[0] ?? '';

/** First address segments of the pages that match. */
const sectionsOf = (is: (page: Page) => boolean): ReadonlySet<string> =>
  new Set(all.filter(is).map(sectionOf));

/** First address segments that no category may have. */
export const reservedSections: ReadonlySet<string> = sectionsOf(({ address }) =>
  /^[a-z0-9-]+\//.test(address),
);

/**
 * Sections rendered per request and never cached, because their pages depend on the visitor; lower
 * case.
 */
export const personalSections: ReadonlySet<string> = new Set(
  [...sectionsOf(({ guard }) => guard !== 'everybody')].map((section) => section.toLowerCase()),
);

/** Sections disallowed in robots.txt (RTE-19): search, account, order, guides, reset. */
export const skippedSections: ReadonlySet<string> = sectionsOf(
  ({ robots, guard }) => robots === false || guard === 'customer' || guard === 'staff',
);

/** First segments of pages that are never shed under load: payment, sign-in and back office. */
export const firstSections: ReadonlySet<string> = sectionsOf(
  ({ goesFirst, guard }) => goesFirst === true || guard === 'staff',
);

/** An address pattern as a regular expression: `:order` is one segment, `:format?/` is optional. */
const expressionOf = (address: string) =>
  address
    .replace(/[.]/g, '\\.')
    .replace(/:(\w+)\?\//g, '(?:(?<$1>[^/]+)/)?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');

/**
 * A function that matches a path against the address of a page and returns its parameters, or null.
 */
export function matcherOf({ address }: { address: string }) {
  const expression = new RegExp(`^/${expressionOf(address)}$`);
  return (path: string): Readonly<Record<string, string | undefined>> | null => {
    const found = expression.exec(path);
    return found && { ...found.groups };
  };
}

const linked = all.filter(({ links }) => links === true).map(matcherOf);

/** Whether a path is a page that exists whatever the content. */
export const isAlwaysThere = (path: string): boolean => linked.some((match) => match(path));

/** Paths that are in the sitemap whatever the content. */
export const alwaysIndexed: readonly string[] = all.flatMap(({ siteMap, address }) =>
  siteMap === true ? [`/${address.replace(/:\w+\?\//g, '')}`] : [],
);
