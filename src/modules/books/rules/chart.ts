import type { BasisPoints } from '#kit/money.ts';

/** VAT regime of a sale: domestic, one-stop shop, or taxed at origin (VAT-04). */
export type SaleRegime = 'domestic' | 'oss' | 'origin';

/** Accounts of the French chart of accounts that are independent of the VAT rate. */
export const ACCOUNTS = {
  /** Accounts receivable: debited by invoices, credited by payments. */
  customers: '411000',
  /** Store credit owed to customers, and vouchers. */
  storeCredit: '419700',
  vouchers: '419800',
  /** Cost of credit and vouchers given as goodwill. */
  creditGiven: '658000',
  /** Card money a bank has taken back, during and after a dispute. */
  disputed: '416000',
  /** Disputed money lost on invoiced goods, VAT included. */
  disputeLosses: '654000',
  stripe: '467100',
  /** The stand-in payment provider of a test shop. */
  sandbox: '467900',
  bank: '512000',
  paymentFees: '627800',
  profit: '120000',
  loss: '129000',
} as const;

/** Goods, delivery, goodwill after the sale, and their VAT. */
const TAXED = { goods: '707', shipping: '7085', goodwill: '7097', vat: '44571' } as const;
export type TaxedPart = keyof typeof TAXED;

const REGIMES: Readonly<Record<SaleRegime, string>> = { domestic: '1', oss: '2', origin: '3' };

/** For example `7071FR2000`: one account per regime, country of taxation and rate (hundredths of a percent). */
export const taxedAccount = (
  part: TaxedPart,
  { regime, country, rate }: { regime: SaleRegime; country: string; rate: BasisPoints },
): string => `${TAXED[part]}${REGIMES[regime]}${country}${String(rate).padStart(4, '0')}`;

/** Meaning of an account: a fixed name, or a part of the sales by country and rate. */
export type AccountTitle =
  | { name: keyof typeof ACCOUNTS }
  | { part: TaxedPart; regime: SaleRegime; country: string; rate: BasisPoints };

/** Parses an account. @throws Error for one the ledger does not use. */
export function titleOf(account: string): AccountTitle {
  for (const [name, code] of Object.entries(ACCOUNTS))
    if (code === account) return { name: name as keyof typeof ACCOUNTS };
  const [, prefix, digit, country = '', rate = ''] =
    /^(707|7085|7097|44571)([123])([A-Z]{2})(\d{4})$/.exec(account) ?? [];
  const part = PARTS.find((one) => TAXED[one] === prefix);
  const regime = SALE_REGIMES.find((one) => REGIMES[one] === digit);
  if (!part || !regime) throw new Error(`the books hold no account ${account}`);
  return { part, regime, country, rate: Number(rate) };
}

const PARTS = ['goods', 'shipping', 'goodwill', 'vat'] as const;
const SALE_REGIMES = ['domestic', 'oss', 'origin'] as const;

/**
 * Balance sheet accounts (classes 1 to 5) carry over to the next year; classes 6 and 7 start at
 * zero and make up the result.
 */
export const isOfBalanceSheet = (account: string): boolean => account < '6';
