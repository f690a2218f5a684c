import { SITES, type SiteCode } from '#kit/sites.ts';
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
  narrowed: boolean;
}

/** Period and site from the address; `isTurned` when the end precedes the start. */
export function readPeriod(request: Request): ReadPeriod & { isTurned: boolean } {
  const { text, oneOf } = readQuery(request);
  const [from, to] = [civilDay(text('du')), civilDay(text('au'))];
  const channel = oneOf('site', SITES);
  const isTurned =
    from !== undefined &&
    to !== undefined &&
    (from > to || Temporal.PlainDate.from(from).until(to).days > MOST_DAYS);
  return { from, to, channel, narrowed: Boolean(from || to || channel), isTurned };
}
