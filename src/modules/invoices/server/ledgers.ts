import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { ClosingSnapshot, PeriodKind, VatRegime } from '../rules/index.ts';

interface Period {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** VAT to declare for a country and a rate; cents, net of credit notes. */
export interface OssLine {
  country: string;
  rate: number;
  net: number;
  vat: number;
}

/** The Union one-stop-shop return of a period: exact cents by Member State and rate (VAT-10). */
export function readOssReturn(db: Db, { from, to }: Period): Promise<OssLine[]> {
  return db
    .selectFrom('vat_entries')
    .select(['country', 'rate'])
    .select([sql<number>`sum(net)`.as('net'), sql<number>`sum(vat)`.as('vat')])
    .where('regime', '=', 'oss')
    .where('issued_on', '>=', from.toString())
    .where('issued_on', '<=', to.toString())
    .groupBy(['country', 'rate'])
    .orderBy('country')
    .orderBy('rate')
    .execute();
}

export interface DailyLine extends OssLine {
  day: string;
  regime: VatRegime;
  /** Number of documents in the line. */
  invoices: number;
  creditNotes: number;
}

/** B2C e-reporting: daily totals by rate (INV-09); cross-border sales are separate lines. */
export function readDailyTotals(db: Db, { from, to }: Period): Promise<DailyLine[]> {
  return db
    .selectFrom('vat_entries as e')
    .innerJoin('invoices as i', 'i.id', 'e.invoice_id')
    .select(['e.issued_on as day', 'e.country', 'e.regime', 'e.rate'])
    .select([
      sql<number>`count(*) filter (where i.kind = 'invoice')`.as('invoices'),
      sql<number>`count(*) filter (where i.kind = 'credit_note')`.as('creditNotes'),
      sql<number>`sum(e.net)`.as('net'),
      sql<number>`sum(e.vat)`.as('vat'),
    ])
    .where('e.issued_on', '>=', from.toString())
    .where('e.issued_on', '<=', to.toString())
    .groupBy(['e.issued_on', 'e.country', 'e.regime', 'e.rate'])
    .orderBy('e.issued_on')
    .orderBy('e.country')
    .orderBy('e.rate')
    .execute();
}

/** The periods of a kind that were sealed, oldest first (INV-06). */
export async function readClosings(
  db: Db,
  kind: PeriodKind,
): Promise<(ClosingSnapshot & { hash: string })[]> {
  const rows = await db
    .selectFrom('closings')
    .select(['snapshot', 'hash'])
    .where('kind', '=', kind)
    .orderBy('first_day')
    .execute();
  return rows.map(({ snapshot, hash }) => ({ ...JSON.parse(snapshot), hash }));
}
