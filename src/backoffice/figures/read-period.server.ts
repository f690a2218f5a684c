import { SITES, type SiteCode } from '#kit/sites.ts';
import type { Comparison } from '#modules/figures/rules/index.ts';
import { civilDay } from '../finance/report-days.ts';
import { readQuery } from '../parts/read-query.ts';

/** Maximum length of a period in days. */
const MOST_DAYS = 800;

/** Parameters of a figures page. */
export interface ReadPeriod {
  /** Civil days; undefined for the default. */
  from: string | undefined;
  to: string | undefined;
  channel: SiteCode | undefined;
  compare: Comparison;
  narrowed: boolean;
}

/** Period and site from the address; `isTurned` when the end precedes the start. */
export function readPeriod(request: Request): ReadPeriod & { isTurned: boolean } {
  const { text, oneOf } = readQuery(request);
  const [from, to] = [civilDay(text('du')), civilDay(text('au'))];
  const channel = oneOf('site', SITES);
  const compare = oneOf('comparer', ['an']) ? 'year' : 'before';
  const isTurned =
    from !== undefined &&
    to !== undefined &&
    (from > to || Temporal.PlainDate.from(from).until(to).days > MOST_DAYS);
  const narrowed = Boolean(from || to || channel || compare === 'year');
  return { from, to, channel, compare, narrowed, isTurned };
}
