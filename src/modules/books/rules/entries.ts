import type { BasisPoints, Cents } from '#kit/money.ts';
import { ownValue } from '#kit/own-value.ts';
import { ACCOUNTS, isOfBalanceSheet, type SaleRegime, taxedAccount } from './chart.ts';

/** Journals: sales, payment providers, bank, opening balances. */
export const JOURNALS = ['VE', 'PS', 'BQ', 'AN'] as const;
export type Journal = (typeof JOURNALS)[number];

/** A ledger line: cents, positive for debit, negative for credit. */
export interface BookLine {
  account: string;
  amount: Cents;
}

/** An entry derived from an event of the shop; its debits and credits balance. */
export interface BookEntry {
  /** Unique key of the source: it has exactly one entry. */
  key: string;
  journal: Journal;
  /** Civil date of the event. */
  day: string;
  piece: string;
  /** Text key of the entry (`labels.…`). */
  label: EntryLabel;
  orderToken: string | null;
  lines: readonly BookLine[];
}

export type EntryLabel =
  | 'invoice'
  | 'credit_note'
  | 'capture'
  | 'receipt'
  | 'return'
  | 'refund'
  | 'fee'
  | 'dispute'
  | 'dispute_won'
  | 'dispute_lost'
  | 'credit_granted'
  | 'credit_spent'
  | 'credit_returned'
  | 'credit_expired'
  | 'voucher_issued'
  | 'voucher_redeemed'
  | 'voucher_ended'
  | 'payout'
  | 'payout_returned'
  | 'opening';

/** Data of an invoice or credit note that the ledger needs; amounts of a credit note are what it refunds. */
export interface BookedDocument {
  kind: 'invoice' | 'credit_note';
  number: string;
  issuedOn: string;
  country: string;
  regime: SaleRegime;
  rates: readonly { rate: BasisPoints; gross: Cents; net: Cents; vat: Cents }[];
  lines: readonly { kind: string; rate: BasisPoints; net: Cents }[];
}

/**
 * An invoice: receivable against goods, delivery and VAT, by rate. A credit note is the reverse;
 * goodwill has an account of its own, apart from returned goods. Null when the amount is zero.
 */
export function entryOfDocument(
  document: BookedDocument,
  orderToken: string | null,
): BookEntry | null {
  const { kind, number, issuedOn, country, regime, rates } = document;
  const sign = kind === 'invoice' ? 1 : -1;
  const lines = new Lines();
  for (const { rate, gross, net, vat } of rates) {
    const where = { regime, country, rate };
    const netOf = (part: string) =>
      document.lines.reduce(
        (all, line) => (line.kind === part && line.rate === rate ? all + line.net : all),
        0,
      );
    const shipping = netOf('shipping');
    const goodwill = netOf('goodwill');
    lines.add(ACCOUNTS.customers, sign * gross);
    lines.add(taxedAccount('goods', where), -sign * (net - shipping - goodwill));
    lines.add(taxedAccount('shipping', where), -sign * shipping);
    lines.add(taxedAccount('goodwill', where), -sign * goodwill);
    lines.add(taxedAccount('vat', where), -sign * vat);
  }
  if (lines.isEmpty()) return null;
  return {
    key: `invoice:${number}`,
    journal: 'VE',
    day: issuedOn,
    piece: number,
    label: kind,
    orderToken,
    lines: lines.all(),
  };
}

/** Data of a movement in the payment ledger that the general ledger needs. */
export interface BookedMovement {
  key: string;
  kind: Exclude<EntryLabel, 'invoice' | 'credit_note' | 'payout' | 'payout_returned' | 'opening'>;
  /** Civil date in Paris. */
  day: string;
  reference: string;
  orderToken: string;
  lines: readonly { account: string; amount: Cents }[];
}

/** Account of the chart for each account of the payment ledger. */
const ACCOUNT_OF: Readonly<Record<string, string>> = {
  receivable: ACCOUNTS.customers,
  // A refund is first owed to the customer: by its credit note, or because the order was cancelled.
  refunds: ACCOUNTS.customers,
  'clearing.stripe': ACCOUNTS.stripe,
  'clearing.sandbox': ACCOUNTS.sandbox,
  bank: ACCOUNTS.bank,
  fees: ACCOUNTS.paymentFees,
  disputes: ACCOUNTS.disputed,
  dispute_losses: ACCOUNTS.disputeLosses,
  // Paid in advance and returned by the bank: nothing is owed to the customer any more.
  charged_back: ACCOUNTS.customers,
  store_credit: ACCOUNTS.storeCredit,
  vouchers: ACCOUNTS.vouchers,
  goodwill: ACCOUNTS.creditGiven,
};

/** Entry of a payment movement. @throws Error for an account without a mapping. */
export function entryOfMovement(movement: BookedMovement): BookEntry {
  const { key, kind, day, reference, orderToken } = movement;
  const lines = new Lines();
  for (const { account, amount } of movement.lines) {
    const code = ownValue(ACCOUNT_OF, account);
    if (!code) throw new Error(`the chart has no account for ${account}`);
    lines.add(code, amount);
  }
  const isAtBank = movement.lines.some(({ account }) => account === 'bank');
  return {
    key: `payment:${key}`,
    journal: isAtBank ? 'BQ' : 'PS',
    day,
    piece: reference,
    label: kind,
    orderToken,
    lines: lines.all(),
  };
}

/** A provider's payout to the bank account. */
export interface Payout {
  provider: 'stripe' | 'sandbox';
  reference: string;
  amount: Cents;
  /** Civil date of arrival at the bank. */
  arrivedOn: string;
}

export const entryOfPayout = ({ provider, reference, amount, arrivedOn }: Payout): BookEntry => ({
  key: `payout:${reference}`,
  journal: 'BQ',
  day: arrivedOn,
  piece: reference,
  label: 'payout',
  orderToken: null,
  lines: [
    { account: ACCOUNTS.bank, amount },
    { account: ACCOUNTS[provider], amount: -amount },
  ],
});

/** A payout that went back whole; the provider owes its amount again. */
export interface PayoutReturn extends Omit<Payout, 'arrivedOn'> {
  /** Civil date it left the bank. */
  returnedOn: string;
}

/** The reverse of the payout's entry, on the day it went back: the entry itself is never changed. */
export const entryOfReturn = ({ returnedOn, ...payout }: PayoutReturn): BookEntry => {
  const { lines, ...entry } = entryOfPayout({ ...payout, arrivedOn: returnedOn });
  return {
    ...entry,
    key: `payout-returned:${payout.reference}`,
    label: 'payout_returned',
    lines: lines.map(({ account, amount }) => ({ account, amount: -amount })),
  };
};

/**
 * Opening entry of a year: balance sheet accounts and the result of the previous year. `balances`
 * are those of its last day. Null when all are zero.
 */
export function openingEntry(year: number, balances: readonly BookLine[]): BookEntry | null {
  const lines = new Lines();
  let result = 0;
  for (const { account, amount } of balances)
    if (isOfBalanceSheet(account)) lines.add(account, amount);
    else result += amount;
  lines.add(result < 0 ? ACCOUNTS.profit : ACCOUNTS.loss, result);
  if (lines.isEmpty()) return null;
  return {
    key: `opening:${year}`,
    journal: 'AN',
    day: `${year}-01-01`,
    piece: `AN-${year}`,
    label: 'opening',
    orderToken: null,
    lines: lines.all(),
  };
}

/** Collects lines of one entry, one per account, without zeros. */
class Lines {
  readonly #amounts = new Map<string, Cents>();

  add(account: string, amount: Cents): void {
    this.#amounts.set(account, (this.#amounts.get(account) ?? 0) + amount);
  }

  all(): BookLine[] {
    return [...this.#amounts]
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount]) => ({ account, amount }));
  }

  isEmpty(): boolean {
    return this.all().length === 0;
  }
}
