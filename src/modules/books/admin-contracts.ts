import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { JOURNALS } from './rules/index.ts';

const cents = z.int();

/** A line of an entry: its account, and cents on one side. */
export const bookLineShape = z.object({
  '@type': z.literal('BookLine'),
  /** Its entry and account. */
  id: z.string(),
  journal: z.enum(JOURNALS),
  /** Number of the entry once it is validated. */
  number: z.string().nullable(),
  /** Civil day. */
  day: z.string(),
  account: z.string(),
  accountName: z.string(),
  piece: z.string(),
  label: z.string(),
  debit: cents,
  credit: cents,
  /** Number of the order it is about. */
  order: z.string().nullable(),
});
export type BookLineShape = z.infer<typeof bookLineShape>;

/** The accounts in a month, cents, debit above zero. */
export const trialBalanceShape = z.object({
  '@type': z.literal('TrialBalance'),
  /** `2026-11`, with its civil days. */
  month: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  accounts: z.array(
    z.object({
      account: z.string(),
      name: z.string(),
      opening: cents,
      debit: cents,
      credit: cents,
      closing: cents,
    }),
  ),
});
export type TrialBalanceShape = z.infer<typeof trialBalanceShape>;

/** A month of the books. */
export const bookMonthShape = z.object({
  '@type': z.literal('BookMonth'),
  /** `2026-11` */
  month: z.string(),
  entries: z.int(),
  debit: cents,
  closedAt: z.string().nullable(),
  hash: z.string().nullable(),
});
export type BookMonthShape = z.infer<typeof bookMonthShape>;

/** What a provider sent to the bank. */
export const payoutInput = z.object({
  provider: z.enum(['stripe', 'sandbox']),
  reference: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^\P{Cc}*$/u),
  amount: z.int().min(1).max(9_999_999_999),
  /** Civil day on which the bank had it. */
  arrivedOn: z.iso.date(),
});
export type PayoutInput = z.input<typeof payoutInput>;

export const refusals = {
  'books.not_over': 409,
  'books.earlier_open': 409,
  'books.closed': 409,
  'books.nothing': 404,
  'payout.known': 409,
  'payout.future': 409,
} satisfies RefusalCatalogue;
