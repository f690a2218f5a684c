import type { BasisPoints, Cents } from '#kit/money.ts';
import type { CreditNote, RateTotal } from '#modules/orders/rules/index.ts';
import type { DocumentKind } from './series.ts';

export interface Party {
  name: string;
  company: string | null;
  street: string;
  street2: string | null;
  postcode: string;
  city: string;
  countryCode: string;
}

/** Who sells, as the law wants it on an invoice (INV-02). */
export interface Seller {
  name: string;
  /** Legal form and capital: `SAS au capital de 100 000 €`. */
  form: string;
  street: string;
  postcode: string;
  city: string;
  countryCode: string;
  siren: string;
  register: string;
  vatNumber: string;
  email: string;
}

/** A line of a document; amounts in cents, those without `net` in their name tax included. */
export interface DocumentLine {
  kind: 'goods' | 'gift' | 'shipping' | 'goodwill';
  /** Line key of the order; null for gifts, deliveries and gestures. */
  key: string | null;
  code: string | null;
  name: string;
  detail: string | null;
  quantity: number;
  unitPrice: Cents;
  /** Taken off the line, zero or below. */
  discount: Cents;
  gross: Cents;
  net: Cents;
  vat: Cents;
  rate: BasisPoints;
}

/** A document, whole, as it is frozen. Dates are civil dates. */
export interface DocumentSnapshot {
  version: 1;
  kind: DocumentKind;
  number: string;
  issuedOn: string;
  /** When the goods left, and when the contract was made. */
  shippedOn: string;
  orderedOn: string;
  orderNumber: string;
  currency: 'EUR';
  seller: Seller;
  buyer: Party;
  delivery: Party;
  /** Country of taxation (VAT-05), and how its VAT is declared. */
  country: string;
  regime: VatRegime;
  lines: readonly DocumentLine[];
  rates: readonly RateTotal[];
  total: Cents;
  /** `credit`: cents of the total that store credit paid; the rest by the method, or nothing. */
  payment: { method: string; paidOn: string | null; credit?: Cents };
  /** What a credit note takes back, and why. */
  corrects: { number: string; issuedOn: string } | null;
  reason: string | null;
  /** Code of the language it is written in; absent for French. */
  language?: string | undefined;
  /** Of an order that only tried the shop (INV-03). */
  isTest?: true;
}

export type VatRegime = 'domestic' | 'oss' | 'origin';

/** A sale at home, one declared through the Union one-stop shop, or one taxed at origin (VAT-04). */
export function regimeOf(country: string, channel: 'origin' | 'oss', home: string): VatRegime {
  return country === home ? 'domestic' : channel;
}

/** Who, when and from where: what is the same on every document of an order. */
export type DocumentFrame = Omit<
  DocumentSnapshot,
  'version' | 'kind' | 'lines' | 'rates' | 'total' | 'corrects' | 'reason' | 'isTest'
>;

/** An order as it is billed. */
export interface Billed {
  lines: readonly DocumentLine[];
  gifts: readonly { code: string; name: string; quantity: number }[];
  shippingTaxes: readonly RateTotal[];
  /** VAT by rate over everything. */
  taxes: readonly RateTotal[];
  total: Cents;
}

interface Naming {
  shipping: string;
  goodwill: string;
}

/**
 * The invoice of an order. The delivery is one line per rate of the goods it carries (VAT-07);
 * gifts are shown at nothing, they are a reduction of the order, not a supply of their own (VAT-11).
 */
export function invoiceSnapshot(
  frame: DocumentFrame,
  billed: Billed,
  { shipping }: Pick<Naming, 'shipping'>,
): DocumentSnapshot {
  const gifts = billed.gifts.map(
    ({ code, name, quantity }): DocumentLine => ({
      kind: 'gift',
      key: null,
      code,
      name,
      detail: null,
      quantity,
      unitPrice: 0,
      discount: 0,
      gross: 0,
      net: 0,
      vat: 0,
      rate: billed.taxes[0]?.rate ?? 0,
    }),
  );
  return {
    version: 1,
    kind: 'invoice',
    ...frame,
    lines: [
      ...billed.lines,
      ...gifts,
      ...billed.shippingTaxes.map(plainLine('shipping', shipping)),
    ],
    rates: billed.taxes.map(({ rate, gross, net, vat }) => ({ rate, gross, net, vat })),
    total: billed.total,
    corrects: null,
    reason: null,
  };
}

/** A credit note: its amounts are what goes back, written without a sign. */
export function creditNoteSnapshot(
  frame: DocumentFrame,
  invoice: DocumentSnapshot,
  note: CreditNote,
  reason: string,
  naming: Naming,
): DocumentSnapshot {
  const goods = note.lines.map(({ key, quantity, gross, net, vat, rate }): DocumentLine => {
    const billed = invoice.lines.find((line) => line.key === key);
    if (!billed) throw new Error(`${invoice.number} has no line ${key}`);
    return {
      ...billed,
      quantity,
      gross,
      net,
      vat,
      rate,
      unitPrice: Math.round(gross / quantity),
      discount: 0,
    };
  });
  return {
    version: 1,
    kind: 'credit_note',
    ...frame,
    lines: [
      ...goods,
      ...note.shipping.map(plainLine('shipping', naming.shipping)),
      ...note.goodwill.map(plainLine('goodwill', naming.goodwill)),
    ],
    rates: note.rates,
    total: note.total,
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    reason,
  };
}

/** A line that stands for no product. */
const plainLine =
  (kind: 'shipping' | 'goodwill', name: string) =>
  ({ rate, gross, net, vat }: RateTotal): DocumentLine => ({
    kind,
    key: null,
    code: null,
    name,
    detail: null,
    quantity: 1,
    unitPrice: gross,
    discount: 0,
    gross,
    net,
    vat,
    rate,
  });
