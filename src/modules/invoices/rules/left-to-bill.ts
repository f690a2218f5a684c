import { type Cents, sum } from '#kit/money.ts';
import { extractVat, type RateTotal } from '#modules/orders/rules/index.ts';
import type { DocumentFrame, DocumentLine, DocumentSnapshot, Party } from './snapshot.ts';

/** What is left of an invoice after its credit notes; cents. */
export interface LeftToBill {
  lines: readonly DocumentLine[];
  rates: readonly RateTotal[];
  total: Cents;
  /** Cents of it paid with store credit. */
  credit: Cents;
}

/** Why the buyer of an issued invoice cannot be corrected, or null. */
export function correctionRefusal(
  notes: readonly DocumentSnapshot[],
  left: LeftToBill,
): 'billing.gesture' | 'billing.all_credited' | null {
  // A gesture belongs to no line, so the lines that are left would not say what they come to.
  if (notes.some(({ lines }) => lines.some(({ kind }) => kind === 'goodwill')))
    return 'billing.gesture';
  return left.total <= 0 ? 'billing.all_credited' : null;
}

/** The lines, VAT and total of an invoice less those of its credit notes, none of which is a gesture (VAT-08). */
export function leftToBill(
  invoice: DocumentSnapshot,
  notes: readonly DocumentSnapshot[],
): LeftToBill {
  const credit =
    (invoice.payment.credit ?? 0) - sum(notes.map(({ payment }) => payment.credit ?? 0));
  const { rates, total } = invoice;
  if (notes.length === 0) return { lines: invoice.lines, rates, total, credit };
  const returned = notes.flatMap(({ lines }) => lines);
  const remaining = invoice.lines.flatMap((line) => {
    if (line.kind === 'gift') return [line];
    const gone = returned.filter(
      ({ kind, key, rate }) => kind === line.kind && key === line.key && rate === line.rate,
    );
    const gross = line.gross - sum(gone.map((one) => one.gross));
    if (line.kind === 'shipping') return gross > 0 ? [{ ...line, gross, unitPrice: gross }] : [];
    const quantity = line.quantity - sum(gone.map((one) => one.quantity));
    return quantity > 0
      ? [{ ...line, quantity, gross, discount: gross - line.unitPrice * quantity }]
      : [];
  });
  const { rates: left, parts } = extractVat(remaining);
  return {
    lines: remaining.map((line, index) => ({ ...line, ...parts[index] })),
    rates: left.filter(({ gross }) => gross > 0),
    total: sum(remaining.map(({ gross }) => gross)),
    credit,
  };
}

const PRINTED = [
  'name',
  'company',
  'vatNumber',
  'street',
  'street2',
  'postcode',
  'city',
  'countryCode',
] as const;

/** Whether two buyers read the same on a document. */
export const isSameBuyer = (one: Party, other: Party): boolean =>
  PRINTED.every((field) => (one[field] ?? null) === (other[field] ?? null));

type Numbered = Pick<DocumentSnapshot, 'number' | 'issuedOn' | 'seller'>;

/** Facts of the sale, which a correction of the buyer does not change. */
const factsOf = (
  invoice: DocumentSnapshot,
  left: LeftToBill,
): Omit<DocumentFrame, keyof Numbered> => {
  const { shippedOn, orderedOn, orderNumber, currency, buyer, delivery, country, regime } = invoice;
  const payment = { ...invoice.payment, credit: left.credit || undefined };
  const { language } = invoice;
  return {
    shippedOn,
    orderedOn,
    orderNumber,
    currency,
    buyer,
    delivery,
    country,
    regime,
    payment,
    language,
  };
};

/** The credit note that takes back all that is left of an invoice so that another can replace it: no money moves. */
export function takingBackSnapshot(
  numbered: Numbered,
  invoice: DocumentSnapshot,
  left: LeftToBill,
  reason: string,
): DocumentSnapshot {
  return {
    version: 1,
    kind: 'credit_note',
    ...numbered,
    ...factsOf(invoice, left),
    lines: left.lines.filter(({ kind }) => kind !== 'gift'),
    rates: left.rates,
    total: left.total,
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    reason,
    movesNoMoney: true,
  };
}

/** The invoice that replaces another, made out to the corrected buyer: same lines, same amounts. */
export function replacingSnapshot(
  numbered: Numbered,
  invoice: DocumentSnapshot,
  left: LeftToBill,
  buyer: Party,
): DocumentSnapshot {
  return {
    version: 1,
    kind: 'invoice',
    ...numbered,
    ...factsOf(invoice, left),
    buyer,
    lines: left.lines,
    rates: left.rates,
    total: left.total,
    corrects: null,
    reason: null,
    replaces: { number: invoice.number, issuedOn: invoice.issuedOn },
  };
}
