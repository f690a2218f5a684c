import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { JOURNALS } from './rules/index.ts';

const cents = z.int();

/** A line of a ledger entry: its account, and cents as debit or credit. */
export const bookLineShape = z.object({
  '@type': z.literal('BookLine'),
  /** Entry id and account. */
  id: z.string(),
  journal: z.enum(JOURNALS),
  /** Number of the entry; null until it is validated. */
  number: z.string().nullable(),
  /** Civil date. */
  day: z.string(),
  account: z.string(),
  accountName: z.string(),
  piece: z.string(),
  label: z.string(),
  debit: cents,
  credit: cents,
  /** Number of the order concerned. */
  order: z.string().nullable(),
});
export type BookLineShape = z.infer<typeof bookLineShape>;

/** Balances of all accounts in a month, in cents; positive means debit. */
export const trialBalanceShape = z.object({
  '@type': z.literal('TrialBalance'),
  /** For example `2026-11`, with its first and last day. */
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

/** A month of the ledger. */
export const bookMonthShape = z.object({
  '@type': z.literal('BookMonth'),
  /** For example `2026-11`. */
  month: z.string(),
  entries: z.int(),
  debit: cents,
  closedAt: z.string().nullable(),
  hash: z.string().nullable(),
});
export type BookMonthShape = z.infer<typeof bookMonthShape>;

/** A provider's payout to the bank account. */
export const payoutInput = z.object({
  provider: z.enum(['stripe', 'sandbox']),
  reference: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^\P{Cc}*$/u),
  amount: z.int().min(1).max(9_999_999_999),
  /** Civil date of arrival at the bank. */
  arrivedOn: z.iso.date(),
  /** The user confirmed an amount larger than what the provider owes. */
  confirmed: z.boolean().optional(),
});
export type PayoutInput = z.input<typeof payoutInput>;

const provider = payoutInput.shape.provider;

/** A recorded payout that left the bank again. */
export const payoutReturnInput = z.object({
  reference: payoutInput.shape.reference,
  /** Civil date it left the bank. */
  returnedOn: z.iso.date(),
});
export type PayoutReturnInput = z.input<typeof payoutReturnInput>;

/** The latest payouts, and what the provider reports as failed without one. */
export const payoutsShape = z.object({
  '@type': z.literal('Payouts'),
  /** Newest first. */
  payouts: z.array(
    z.object({
      provider,
      reference: z.string(),
      amount: cents,
      arrivedOn: z.string(),
      /** The day it left the bank again; null: it stayed. */
      returnedOn: z.string().nullable(),
      /** The provider's code of why; null: it gave none. */
      reason: z.string().nullable(),
    }),
  ),
  /** Reports of failed payouts that no recorded payout answers, earliest first. */
  failures: z.array(
    z.object({
      /** The provider's own id. */
      payout: z.string(),
      provider,
      amount: cents,
      failedOn: z.string(),
      reason: z.string().nullable(),
    }),
  ),
});
export type PayoutsShape = z.infer<typeof payoutsShape>;

export const refusals = {
  'books.not_over': 409,
  'books.earlier_open': 409,
  'books.closed': 409,
  'books.nothing': 404,
  'payout.known': 409,
  'payout.future': 409,
  'payout.more_than_owed': 422,
  'payout.unknown': 422,
  'payout.returned': 422,
  'payout.returned_too_early': 422,
} satisfies RefusalCatalogue;
