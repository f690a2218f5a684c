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
  robots?: false;
  /** What whoever is shown it may do; null: anybody of the team. */
  permission?: Permission | null;
}

/** Every page by its id; for the server, which alone is given more than their addresses. */
export const pageList: Readonly<Record<string, Page>> = { ...list };

const all = Object.values(pageList);

const sectionOf = ({ address }: Page) => address.split('/')[0] ?? '';

/** First parts of the addresses of pages that fulfil this. */
const sectionsOf = (is: (page: Page) => boolean): ReadonlySet<string> =>
  new Set(all.filter(is).map(sectionOf));

/** First parts of addresses, as no category may be called. */
export const reservedSections: ReadonlySet<string> = sectionsOf(({ address }) =>
  /^[a-z0-9-]+\//.test(address),
);

/** Sections whose pages depend on who is looking, in small letters: rendered per request, never stored. */
export const personalSections: ReadonlySet<string> = new Set(
  [...sectionsOf(({ guard }) => guard !== 'everybody')].map((section) => section.toLowerCase()),
);

/** Sections that search engines are told to skip (RTE-19): search, account, order, guides, reset. */
export const skippedSections: ReadonlySet<string> = sectionsOf(
  ({ robots, guard }) => robots === false || guard === 'customer' || guard === 'staff',
);

/** An address as an expression: `:order` is any one part, `:format?/` may be missing. */
const expressionOf = (address: string) =>
  address
    .replace(/[.]/g, '\\.')
    .replace(/:(\w+)\?\//g, '(?:(?<$1>[^/]+)/)?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');

/** Whether a path is one of this page, and with which parameters; null when it is not. */
export function matcherOf({ address }: { address: string }) {
  const expression = new RegExp(`^/${expressionOf(address)}$`);
  return (path: string): Readonly<Record<string, string | undefined>> | null => {
    const found = expression.exec(path);
    return found && { ...found.groups };
  };
}

const linked = all.filter(({ links }) => links === true).map(matcherOf);

/** Whether a path leads to a page whatever the team writes. */
export const isAlwaysThere = (path: string): boolean => linked.some((match) => match(path));

/** Paths that search engines are told of whatever the team writes. */
export const alwaysIndexed: readonly string[] = all.flatMap(({ siteMap, address }) =>
  siteMap === true ? [`/${address.replace(/:\w+\?\//g, '')}`] : [],
);
