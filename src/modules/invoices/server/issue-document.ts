import { bookDocument } from '#modules/books/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import {
  type DocumentKind,
  type DocumentSnapshot,
  documentNumber,
  seriesOf,
} from '../rules/index.ts';
import { chainHash, GENESIS } from './chain.ts';
import { isTestOrder } from './mark-test-order.ts';
import type { InvoicesTable } from './tables.ts';

export interface Issuing {
  kind: DocumentKind;
  /** Country of taxation. */
  country: string;
  orderId: number;
  orderToken: string;
  refundId: number | null;
  correctsId: number | null;
  /** Id of the invoice that a new invoice replaces. */
  replacesId?: number;
  visibleAfterDays: number;
  /** Builds the document with its number and date. */
  write(number: string, issuedOn: string): DocumentSnapshot;
}

export type IssuedDocument = Pick<InvoicesTable, 'number' | 'visible_from'> & { id: number };

/**
 * Issues a document: takes the next number of its series, stores it, chains it to the previous one,
 * and books the sale and its VAT. The last number of the series stays locked until the transaction
 * ends, so that a rollback leaves no gap (INV-03, REL-72).
 */
export async function issueDocument(work: UnitOfWork, issuing: Issuing): Promise<IssuedDocument> {
  const { kind, orderId, refundId, correctsId, replacesId = null } = issuing;
  const isTest = await isTestOrder(work.tx, orderId);
  const series = seriesOf({ ...issuing, isTest }, work.today);
  const head = await lockHead(work, series);
  const ordinal = head.last_ordinal + 1;
  const number = documentNumber(series, ordinal);
  const issuedOn = await dateOf(work, head.last_issued_on);
  const written = issuing.write(number, issuedOn);
  const document: DocumentSnapshot = isTest ? { ...written, isTest: true } : written;
  const snapshot = JSON.stringify(document);
  const hash = chainHash(head.last_hash, number, snapshot);
  const issued = await work.tx
    .insertInto('invoices')
    .values({
      series,
      ordinal,
      number,
      kind,
      snapshot,
      hash,
      previous_hash: head.last_hash,
      order_id: orderId,
      refund_id: refundId,
      corrects_id: correctsId,
      replaces_id: replacesId,
      issued_on: issuedOn,
      visible_from: Temporal.PlainDate.from(issuedOn)
        .add({ days: issuing.visibleAfterDays })
        .toString(),
      total: document.total,
      issued_at: new Date(work.now.epochMilliseconds),
    })
    .returning(['id', 'number', 'visible_from'])
    .executeTakeFirstOrThrow();
  await work.tx
    .updateTable('invoice_series')
    .set({ last_ordinal: ordinal, last_hash: hash, last_issued_on: issuedOn })
    .where('code', '=', series)
    .execute();
  if (!isTest) {
    await enterVat(work, issued.id, document);
    await bookDocument(work, document, issuing.orderToken);
  }
  return issued;
}

/** Today, but not before the previous document, nor in a sealed period (INV-06). */
async function dateOf(work: UnitOfWork, before: string | null): Promise<string> {
  const closed = await work.tx
    .selectFrom('closings')
    .select('last_day')
    .where('kind', '=', 'day')
    .orderBy('first_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const open = closed && Temporal.PlainDate.from(closed.last_day).add({ days: 1 }).toString();
  const days = [work.today.toString(), before, open].filter((day) => day != null);
  return days.toSorted().at(-1) as string;
}

async function lockHead(work: UnitOfWork, series: string) {
  await work.tx
    .insertInto('invoice_series')
    .values({ code: series, last_hash: GENESIS, last_issued_on: null })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  return work.tx
    .selectFrom('invoice_series')
    .select(['last_ordinal', 'last_hash', 'last_issued_on'])
    .where('code', '=', series)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function enterVat(
  work: UnitOfWork,
  invoiceId: number,
  document: DocumentSnapshot,
): Promise<void> {
  const { kind, country, regime, issuedOn, rates } = document;
  const sign = kind === 'credit_note' ? -1 : 1;
  if (rates.length === 0) return;
  await work.tx
    .insertInto('vat_entries')
    .values(
      rates.map(({ rate, net, vat }) => ({
        invoice_id: invoiceId,
        country,
        regime,
        rate,
        issued_on: issuedOn,
        net: sign * net,
        vat: sign * vat,
      })),
    )
    .execute();
}
