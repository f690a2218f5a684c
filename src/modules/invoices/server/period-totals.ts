import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import type { Period, PeriodTotals } from '../rules/index.ts';

/** Totals issued in a period, computed from the documents, without test orders. */
export async function readPeriodTotals(
  db: Db | Tx,
  { first, last }: Pick<Period, 'first' | 'last'>,
): Promise<PeriodTotals> {
  const documents = db
    .selectFrom('invoices')
    .where('issued_on', '>=', first.toString())
    .where('issued_on', '<=', last.toString())
    .where('series', 'not like', 'T%');
  const sum = (kind: 'invoice' | 'credit_note') =>
    sql<number>`coalesce(sum(total) filter (where kind = ${kind}), 0)::bigint`;
  const count = (kind: 'invoice' | 'credit_note') =>
    sql<number>`count(*) filter (where kind = ${kind})`;
  const issued = await documents
    .select([count('invoice').as('invoices'), count('credit_note').as('creditNotes')])
    .select([sum('invoice').as('invoiced'), sum('credit_note').as('credited')])
    .executeTakeFirstOrThrow();
  const series = await documents
    .select(['series as code'])
    .select([sql<number>`min(ordinal)`.as('first'), sql<number>`max(ordinal)`.as('last')])
    .select(sql<string>`(array_agg(hash order by ordinal desc))[1]`.as('hash'))
    .groupBy('series')
    .orderBy('series')
    .execute();
  const vat = await db
    .selectFrom('vat_entries')
    .select(['country', 'regime', 'rate'])
    .select([sql<number>`sum(net)::bigint`.as('net'), sql<number>`sum(vat)::bigint`.as('vat')])
    .where('issued_on', '>=', first.toString())
    .where('issued_on', '<=', last.toString())
    .groupBy(['country', 'regime', 'rate'])
    .orderBy('country')
    .orderBy('regime')
    .orderBy('rate')
    .execute();
  return { ...issued, vat, series };
}
