import { sql } from 'kysely';
import { TERMS } from '#kit/terms.ts';
import type { Db } from '#registry/schema.ts';
import type { ForecastShape } from '../admin-contracts.ts';
import { stockOutlook } from '../rules/index.ts';
import { findDemand } from './find-demand.ts';

type Day = ForecastShape['days'][number];

/** Period for the share of unpaid deliveries, in days. */
const LOST_DAYS = 180;

/** The forecast of the next ninety days, as last computed. */
export async function readForecast(
  db: Db,
  today: Temporal.PlainDate,
  channel: string | undefined,
): Promise<ForecastShape> {
  const days = await readDays(db, today, channel);
  const within = (count: number) => {
    const until = today.add({ days: count }).toString();
    const some = days.filter(({ date }) => date < until);
    return {
      deliveries: some.reduce((sum, { deliveries }) => sum + deliveries, 0),
      expected: some.reduce((sum, { expected }) => sum + expected, 0),
    };
  };
  const state = await db.selectFrom('forecast_states').select('derived_at').executeTakeFirst();
  return {
    '@type': 'Forecast',
    today: today.toString(),
    derivedAt: state?.derived_at.toISOString() ?? null,
    in30: within(TERMS.paceDays),
    in90: within(TERMS.forecastDays),
    days,
    lost: await readLost(db, today),
    articles: await readArticles(db, today),
  };
}

async function readDays(
  db: Db,
  today: Temporal.PlainDate,
  channel: string | undefined,
): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select greatest(ships_on, ${today.toString()}::date) as date,
      sum(deliveries)::integer as deliveries, sum(expected)::bigint as expected
    from forecast_days
    where ships_on < ${today.add({ days: TERMS.forecastDays }).toString()}::date
      and (${channel ?? null}::text is null or channel = ${channel ?? null})
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Share of deliveries charged in the last half year that were never paid: the forecast does not include this loss. */
async function readLost(db: Db, today: Temporal.PlainDate): Promise<ForecastShape['lost']> {
  const since = today.subtract({ days: LOST_DAYS }).toString();
  const { rows } = await sql<ForecastShape['lost']>`
    select coalesce(sum(charged), 0)::integer as charged, coalesce(sum(lost), 0)::integer as lost
    from renewal_facts where day >= ${since}::date`.execute(db);
  return rows[0] ?? { charged: 0, lost: 0 };
}

async function readArticles(db: Db, today: Temporal.PlainDate): Promise<ForecastShape['articles']> {
  const demands = await findDemand(db, today);
  return demands
    .map(({ taken, ...article }) => ({
      ...article,
      ...stockOutlook({ onHand: article.onHand, pace: article.pace, taken }),
    }))
    .toSorted(
      (a, b) =>
        (a.cover ?? TERMS.forecastDays) - (b.cover ?? TERMS.forecastDays) ||
        b.order90 - a.order90 ||
        a.code.localeCompare(b.code),
    );
}
