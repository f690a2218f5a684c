import type { ClosingShape, DocumentShape } from '../admin-contracts.ts';
import type { ClosingSnapshot } from '../rules/index.ts';
import type { StoredDocument } from './queries.ts';

type DocumentSummary = Pick<
  StoredDocument,
  'number' | 'kind' | 'issuedOn' | 'visibleFrom' | 'total' | 'snapshot'
>;

/** A document of any customer. */
export function presentDocument(
  { number, kind, issuedOn, visibleFrom, total, snapshot }: DocumentSummary,
  order: string | null,
): DocumentShape {
  const { buyer, country, corrects, replaces, isTest } = snapshot;
  return {
    '@id': `/api/v2/admin/documents/${number}`,
    '@type': 'Document',
    number,
    kind,
    issuedOn,
    visibleFrom,
    total,
    country,
    order: order ?? snapshot.orderNumber,
    buyer: buyer.company ?? buyer.name,
    corrects: corrects?.number ?? null,
    replaces: replaces?.number ?? null,
    test: isTest === true,
  };
}

/** A sealed period. */
export function presentClosing(closing: ClosingSnapshot & { hash: string }): ClosingShape {
  const { kind, firstDay, lastDay, invoices, creditNotes, invoiced, credited, hash } = closing;
  const of = (part: 'net' | 'vat') => closing.vat.reduce((all, one) => all + one[part], 0);
  return {
    '@type': 'Closing',
    kind,
    firstDay,
    lastDay,
    invoices,
    creditNotes,
    invoiced,
    credited,
    hash,
    net: of('net'),
    vat: of('vat'),
  };
}
