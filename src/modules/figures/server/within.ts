import { sql } from 'kysely';
import type { Reader } from '#registry/schema.ts';
import {
  type Comparison,
  comparedPeriod,
  type FigureDays,
  type FigurePart,
} from '../rules/index.ts';

/** Period, of one site or of all. */
export interface FigureRequest extends FigureDays {
  channel: string | undefined;
}

/** Period, and what it is compared with. */
export interface ComparedRequest extends FigureRequest {
  compare: Comparison;
}

/** The same request of the period it is compared with. */
export const comparedRequest = ({ compare, channel, ...days }: ComparedRequest): FigureRequest => ({
  ...comparedPeriod(days, compare),
  channel,
});

/** SQL: facts of one site, or of all. */
export const ofSite = ({ channel }: Pick<FigureRequest, 'channel'>) =>
  sql`(${channel ?? null}::text is null or channel = ${channel ?? null})`;

/** SQL: facts of a period. */
export const within = ({ from, to, channel }: FigureRequest) =>
  sql`day between ${from.toString()}::date and ${to.toString()}::date and ${ofSite({ channel })}`;

/** Parts with a differing day in the period. */
export async function readWrong(db: Reader, { from, to }: FigureDays): Promise<FigurePart[]> {
  const { rows } = await sql<{ what: FigurePart }>`
    select distinct what from figure_differences
    where day between ${from.toString()}::date and ${to.toString()}::date order by 1`.execute(db);
  return rows.map(({ what }) => what);
}
