import type { BasisPoints, Cents } from '#kit/money.ts';
import type { CreditNote, RateTotal } from '#modules/orders/rules/index.ts';
import type { DocumentKind } from './series.ts';

export interface Party {
  name: string;
  company: string | null;
  /** VAT number of the buyer's company; omitted without one. */
  vatNumber?: string | undefined;
  street: string;
  street2: string | null;
  postcode: string;
  city: string;
  countryCode: string;
}

/** The seller, with the particulars required on an invoice (INV-02). */
export interface Seller {
  name: string;
  /** Legal form and share capital: `SAS au capital de 100 000 €`. */
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

/** A line of a document; amounts in cents, tax included unless named `net`. */
export interface DocumentLine {
  kind: 'goods' | 'gift' | 'shipping' | 'goodwill';
  /** Line key of the order; null for gifts, delivery and goodwill. */
  key: string | null;
  code: string | null;
  name: string;
  detail: string | null;
  quantity: number;
  unitPrice: Cents;
  /** Discount on the line, zero or negative. */
  discount: Cents;
  gross: Cents;
  net: Cents;
  vat: Cents;
  rate: BasisPoints;
}

/** The complete, immutable content of a document. Dates are civil dates. */
export interface DocumentSnapshot {
  version: 1;
  kind: DocumentKind;
  number: string;
  issuedOn: string;
  /** Dates of shipping and of the order. */
  shippedOn: string;
  orderedOn: string;
  orderNumber: string;
  currency: 'EUR';
  seller: Seller;
  buyer: Party;
  delivery: Party;
  /** Country of taxation (VAT-05), and its VAT regime. */
  country: string;
  regime: VatRegime;
  lines: readonly DocumentLine[];
  rates: readonly RateTotal[];
  total: Cents;
  /** `credit`: cents of the total paid with store credit; the rest was paid by `method`. */
  payment: { method: string; paidOn: string | null; credit?: Cents };
  /** Invoice that a credit note corrects. */
  corrects: { number: string; issuedOn: string } | null;
  reason: string | null;
  /** Invoice that this one replaces, because the buyer's particulars were corrected (INV-04). */
  replaces?: { number: string; issuedOn: string };
  /** A credit note for such a correction: no money is refunded. */
  movesNoMoney?: true;
  /** Language code of the document; omitted for French. */
  language?: string | undefined;
  /** Set for a test order (INV-03). */
  isTest?: true;
}

export type VatRegime = 'domestic' | 'oss' | 'origin';

/** VAT regime: a domestic sale, one declared through the Union one-stop shop, or one taxed at origin (VAT-04). */
export function regimeOf(country: string, channel: 'origin' | 'oss', home: string): VatRegime {
  return country === home ? 'domestic' : channel;
}

/** Parties, dates and other fields common to all documents of an order. */
export type DocumentFrame = Omit<
  DocumentSnapshot,
  | 'version'
  | 'kind'
  | 'lines'
  | 'rates'
  | 'total'
  | 'corrects'
  | 'reason'
  | 'replaces'
  | 'movesNoMoney'
  | 'isTest'
>;

/** An order with the amounts to invoice. */
export interface Billed {
  lines: readonly DocumentLine[];
  gifts: readonly { code: string; name: string; quantity: number }[];
  shippingTaxes: readonly RateTotal[];
  /** VAT by rate over all lines. */
  taxes: readonly RateTotal[];
  total: Cents;
}

interface Naming {
  shipping: string;
  goodwill: string;
}

/**
 * The invoice of an order. Delivery is one line per VAT rate of the goods it carries (VAT-07);
 * gifts are shown at zero, because they are a discount on the order and no supply of their own
 * (VAT-11).
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

/** A credit note: refunded amounts, as positive numbers. */
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

/** A line without a product. */
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
