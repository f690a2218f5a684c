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

/** What is derived by days, by what changed. */
const OF_DAYS = {
  sales: [deriveSales, derivePromotions],
  invoices: [deriveInvoices],
  renewals: [deriveRenewals, deriveRecoveries],
  dispatch: [deriveDispatch],
} as const;

/**
 * Derives again what changed since last time: whole days and whole subscriptions, so that a change heard twice is
 * counted once. One at a time.
 * @returns how many changes were taken in.
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

/** Seconds between two derivations that events ask for: a whole day is read each time. */
export const APART_S = 2;

/**
 * The same at an event: at once after a pause, else `later` for the first that comes too soon, which a later
 * derivation then serves; none of the others has anything to do. By the database's clock: it is about its load.
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

/** Derives everything again from nothing. */
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
 * Counts the carts of the last days anew, and of all that are counted where none were yet: what is older stays as it was
 * counted, since carts are forgotten.
 */
export async function keepFunnel({ tx, today }: UnitOfWork, days: number): Promise<void> {
  const counted = await tx.selectFrom('funnel_facts').select('day').limit(1).executeTakeFirst();
  const back = counted ? days : FUNNEL_DAYS;
  await deriveFunnel(tx, today.subtract({ days: back - 1 }));
}

const lockFigures = ({ tx }: UnitOfWork) =>
  sql`select pg_advisory_xact_lock(hashtext('figures: keep'))`.execute(tx);
