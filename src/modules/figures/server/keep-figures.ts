import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import {
  deriveInvoices,
  deriveMoves,
  deriveRecurring,
  deriveRenewals,
  deriveSales,
} from './derive-facts.ts';
import { deriveFunnel, FUNNEL_DAYS } from './derive-funnel.ts';
import { deriveCohorts, deriveLives } from './derive-lives.ts';
import { deriveDispatch, derivePromotions, deriveRecoveries } from './derive-promises.ts';

/** Functions that recompute by day, by kind of change. */
const OF_DAYS = {
  sales: [deriveSales, derivePromotions],
  invoices: [deriveInvoices],
  renewals: [deriveRenewals, deriveRecoveries],
  dispatch: [deriveDispatch],
} as const;

/**
 * Recomputes changed data by whole days and whole subscriptions, so that a change reported twice is
 * counted once. Serialised.
 * @returns number of changes processed.
 */
export async function keepFigures(work: UnitOfWork): Promise<number> {
  await lockFigures(work);
  await sql`update figure_pace set kept_at = clock_timestamp(), again_at = null`.execute(work.tx);
  const changes = await work.tx
    .deleteFrom('figure_changes')
    .returning(['what', 'day', 'subscription'])
    .execute();
  const daysOf = (what: string) => [
    ...new Set(changes.flatMap((one) => (one.what === what && one.day ? [one.day] : []))),
  ];
  const codes = [...new Set(changes.flatMap(({ subscription }) => subscription ?? []))];
  for (const [what, derivations] of Object.entries(OF_DAYS)) {
    const days = daysOf(what);
    if (days.length > 0) for (const derive of derivations) await derive(work.tx, days);
  }
  if (codes.length > 0) {
    await deriveRecurring(work.tx, await deriveMoves(work.tx, codes));
    await deriveCohorts(work.tx, await deriveLives(work.tx, codes));
  }
  return changes.length;
}

/** Minimum seconds between two runs caused by events, because each run reads a whole day. */
export const APART_S = 2;

/**
 * The same for an event: `now` after a pause; `later` for the first one too soon, whose deferred
 * run serves the following ones (`served`). Uses the database's clock, because it limits the
 * database load.
 */
export async function keepFiguresPaced(work: UnitOfWork): Promise<'now' | 'later' | 'served'> {
  await lockFigures(work);
  const { rows } = await sql<{ isSoon: boolean; isComing: boolean }>`
    select kept_at > clock_timestamp() - make_interval(secs => ${APART_S}) as "isSoon",
      coalesce(again_at > clock_timestamp(), false) as "isComing"
    from figure_pace`.execute(work.tx);
  const { isSoon, isComing } = rows[0] ?? { isSoon: false, isComing: false };
  if (isComing) return 'served';
  if (!isSoon) {
    await keepFigures(work);
    return 'now';
  }
  await sql`update figure_pace
    set again_at = clock_timestamp() + make_interval(secs => ${APART_S})`.execute(work.tx);
  return 'later';
}

/** Recomputes everything from scratch. */
export async function rebuildFigures(work: UnitOfWork): Promise<void> {
  await lockFigures(work);
  await work.tx.deleteFrom('figure_changes').execute();
  for (const derive of Object.values(OF_DAYS).flat()) await derive(work.tx, null);
  await deriveMoves(work.tx, null);
  await deriveRecurring(work.tx, null);
  await deriveCohorts(work.tx, await deriveLives(work.tx, null));
  await keepFunnel(work, FUNNEL_DAYS);
}

/**
 * Recounts the carts of the last days, or all carts if none were counted yet; older counts are
 * final, because carts are deleted.
 */
export async function keepFunnel({ tx, today }: UnitOfWork, days: number): Promise<void> {
  const counted = await tx.selectFrom('funnel_facts').select('day').limit(1).executeTakeFirst();
  const back = counted ? days : FUNNEL_DAYS;
  await deriveFunnel(tx, today.subtract({ days: back - 1 }));
}

const lockFigures = ({ tx }: UnitOfWork) =>
  sql`select pg_advisory_xact_lock(hashtext('figures: keep'))`.execute(tx);
