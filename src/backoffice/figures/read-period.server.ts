import { SITES, type SiteCode } from '#kit/sites.ts';
import { civilDay } from '../finance/report-days.ts';
import { readQuery } from '../parts/read-query.ts';

/** The longest period that is shown, in days. */
const MOST_DAYS = 800;

/** What a page of figures was asked for by its address. */
export interface ReadPeriod {
  /** Civil days; undefined: the usual ones. */
  from: string | undefined;
  to: string | undefined;
  channel: SiteCode | undefined;
  narrowed: boolean;
}

/** The period and the site of an address; `isTurned` when it is no period. */
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
