import type { BasisPoints } from '#kit/money.ts';

/** How a sale is taxed: at home, through the one-stop shop, or at origin (VAT-04). */
export type SaleRegime = 'domestic' | 'oss' | 'origin';

/** Accounts of the French chart that do not depend on a rate of VAT. */
export const ACCOUNTS = {
  /** What customers owe: up with an invoice, down with what they pay. */
  customers: '411000',
  /** What is owed to customers as credit, and to holders of vouchers. */
  storeCredit: '419700',
  vouchers: '419800',
  /** Credit and vouchers given for no money. */
  creditGiven: '658000',
  /** What a bank took back of a card, while and after it is argued about. */
  disputed: '416000',
  /** What a bank kept of goods that were invoiced, VAT included. */
  disputeLosses: '654000',
  stripe: '467100',
  /** The stand-in of a provider, in a shop that is tried. */
  sandbox: '467900',
  bank: '512000',
  paymentFees: '627800',
  profit: '120000',
  loss: '129000',
} as const;

/** Sales of goods, carriage, gestures after the sale, and the VAT of all of them. */
const TAXED = { goods: '707', shipping: '7085', goodwill: '7097', vat: '44571' } as const;
export type TaxedPart = keyof typeof TAXED;

const REGIMES: Readonly<Record<SaleRegime, string>> = { domestic: '1', oss: '2', origin: '3' };

/** `7071FR2000`: an account of its own for each regime, country of taxation and rate (hundredths of a percent). */
export const taxedAccount = (
  part: TaxedPart,
  { regime, country, rate }: { regime: SaleRegime; country: string; rate: BasisPoints },
): string => `${TAXED[part]}${REGIMES[regime]}${country}${String(rate).padStart(4, '0')}`;

/** What an account is: a name of its own, or a part of the sales of one country and rate. */
export type AccountTitle =
  | { name: keyof typeof ACCOUNTS }
  | { part: TaxedPart; regime: SaleRegime; country: string; rate: BasisPoints };

/** Reads an account back. @throws Error for one that the books do not hold. */
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

/** Classes 1 to 5 go on from year to year; 6 and 7 begin anew and come to the result. */
export const isOfBalanceSheet = (account: string): boolean => account < '6';
