import type { UnitOfWork } from '#registry/schema.ts';
import {
  type ClosingSnapshot,
  closingSnapshot,
  type Period,
  type PeriodKind,
  periodsOver,
} from '../rules/index.ts';
import { chainHash, GENESIS } from './chain.ts';
import { readPeriodTotals } from './period-totals.ts';

const KINDS: readonly PeriodKind[] = ['day', 'month', 'year'];
/** Maximum periods sealed per transaction; after years of downtime, the backlog takes several nights. */
const AT_ONCE = 400;

/**
 * Seals every finished day, month and year since the first document, including those without sales
 * (INV-06). Idempotent. Blocks the issue of documents meanwhile.
 * @returns number of sealed periods.
 */
export async function closeBooks(work: UnitOfWork): Promise<number> {
  await work.tx.selectFrom('invoice_series').select('code').orderBy('code').forUpdate().execute();
  const first = await firstDay(work);
  if (!first) return 0;
  let sealed = 0;
  for (const kind of KINDS) {
    const latest = await findLatest(work, kind);
    const from = latest ? Temporal.PlainDate.from(latest.last_day).add({ days: 1 }) : first;
    const over = periodsOver(kind, from, work.today).slice(0, AT_ONCE);
    let before = latest && { hash: latest.hash, snapshot: parse(latest.snapshot) };
    for (const period of over) before = await seal(work, period, before);
    sealed += over.length;
  }
  return sealed;
}

interface Sealed {
  hash: string;
  snapshot: ClosingSnapshot;
}

async function seal(work: UnitOfWork, period: Period, before: Sealed | null): Promise<Sealed> {
  const totals = await readPeriodTotals(work.tx, period);
  const closing = closingSnapshot(period, totals, before?.snapshot.sinceTheBeginning ?? null);
  const snapshot = JSON.stringify(closing);
  const previous = before?.hash ?? GENESIS;
  const hash = chainHash(previous, closingName(closing), snapshot);
  await work.tx
    .insertInto('closings')
    .values({
      kind: period.kind,
      snapshot,
      previous_hash: previous,
      hash,
      first_day: closing.firstDay,
      last_day: closing.lastDay,
      sealed_at: new Date(work.now.epochMilliseconds),
    })
    .execute();
  return { hash, snapshot: closing };
}

/** For example `month 2026-11-01`. */
export const closingName = ({
  kind,
  firstDay,
}: Pick<ClosingSnapshot, 'kind' | 'firstDay'>): string => `${kind} ${firstDay}`;

const parse = (text: string): ClosingSnapshot => JSON.parse(text);

async function firstDay(work: UnitOfWork): Promise<Temporal.PlainDate | null> {
  const found = work.tx
    .selectFrom('invoices')
    .select('issued_on')
    .where('series', 'not like', 'T%');
  const row = await found.orderBy('issued_on').limit(1).executeTakeFirst();
  return row ? Temporal.PlainDate.from(row.issued_on) : null;
}

const findLatest = async (work: UnitOfWork, kind: PeriodKind) =>
  (await work.tx
    .selectFrom('closings')
    .select(['last_day', 'hash', 'snapshot'])
    .where('kind', '=', kind)
    .orderBy('first_day', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;
