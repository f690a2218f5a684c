import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import {
  deriveInvoices,
  deriveMoves,
  deriveRecurring,
  deriveRenewals,
  deriveSales,
} from './derive-facts.ts';

/**
 * Derives again what changed since last time: whole days and whole subscriptions, so that a change heard twice is
 * counted once. One at a time.
 * @returns how many changes were taken in.
 */
export async function keepFigures(work: UnitOfWork): Promise<number> {
  await lockFigures(work);
  const changes = await work.tx
    .deleteFrom('figure_changes')
    .returning(['what', 'day', 'subscription'])
    .execute();
  const daysOf = (what: string) => [
    ...new Set(changes.flatMap((one) => (one.what === what && one.day ? [one.day] : []))),
  ];
  const codes = [...new Set(changes.flatMap(({ subscription }) => subscription ?? []))];
  const [sales, invoices, renewals] = [daysOf('sales'), daysOf('invoices'), daysOf('renewals')];
  if (sales.length > 0) await deriveSales(work.tx, sales);
  if (invoices.length > 0) await deriveInvoices(work.tx, invoices);
  if (renewals.length > 0) await deriveRenewals(work.tx, renewals);
  if (codes.length > 0) await deriveRecurring(work.tx, await deriveMoves(work.tx, codes));
  return changes.length;
}

/** Derives everything again from nothing. */
export async function rebuildFigures(work: UnitOfWork): Promise<void> {
  await lockFigures(work);
  await work.tx.deleteFrom('figure_changes').execute();
  await deriveSales(work.tx, null);
  await deriveInvoices(work.tx, null);
  await deriveRenewals(work.tx, null);
  await deriveMoves(work.tx, null);
  await deriveRecurring(work.tx, null);
}

const lockFigures = ({ tx }: UnitOfWork) =>
  sql`select pg_advisory_xact_lock(hashtext('figures: keep'))`.execute(tx);
