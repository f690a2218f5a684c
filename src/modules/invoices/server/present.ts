import { t } from '#i18n/catalogue.server.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { InvoiceShape } from '../contracts.ts';
import type { StoredDocument } from './queries.ts';

/** A document of an order the caller may see. */
export function presentInvoice(
  { token }: Order,
  { number, kind, issuedOn, visibleFrom, total }: StoredDocument,
  today: string,
): InvoiceShape {
  return {
    '@id': `/api/v2/shop/orders/${token}/invoices/${number}`,
    '@type': 'Invoice',
    number,
    kind,
    issuedOn,
    availableFrom: visibleFrom,
    available: visibleFrom <= today,
    total,
  };
}

/**
 * For example `facture-000000123.pdf` with the number of the order; a credit note has its own number, and so has an
 * invoice that replaces another.
 */
export const fileNameOf = (
  order: Pick<Order, 'number'>,
  { kind, number, snapshot }: StoredDocument,
): string =>
  kind === 'invoice' && !snapshot.replaces
    ? t('invoices.files.invoice', { number: order.number ?? '' })
    : t(`invoices.files.${kind}`, { number });
