import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { PROPOSALS, RETURN_PROPOSALS } from './rules/index.ts';

/** Refusals of this module, with their HTTP status. */
export const refusals = {
  /** It is neither CAMT.053 nor OFX nor a table with dates and amounts. */
  'statement.unreadable': 422,
  /** A selected line is not in the statement, or its money does not go that way. */
  'statement.line_unknown': 422,
} as const satisfies RefusalCatalogue;

const lineReference = z.string().min(1).max(90);
const text = z.string().min(1).max(900_000);
export const statementInput = z.object({ text });

/** The order that each selected line pays, or the payout that it takes back. */
export const statementChoices = z.object({
  text,
  choices: z
    .array(
      z.union([
        z.strictObject({ reference: lineReference, order: z.string().min(1).max(20) }),
        z.strictObject({ reference: lineReference, payout: z.string().min(1).max(100) }),
      ]),
    )
    .min(1)
    .max(500),
});
export type StatementChoices = z.infer<typeof statementChoices>;

/** A parsed statement with suggested matches. Nothing of it is stored. */
export const statementShape = z.object({
  '@type': z.literal('BankStatement'),
  format: z.enum(['camt', 'ofx', 'csv']),
  /** Line numbers of a table that could not be parsed. */
  unread: z.array(z.int()),
  lines: z.array(
    z.object({
      reference: z.string(),
      bookedOn: z.string(),
      /** Cents; negative: outgoing. */
      amount: z.int(),
      party: z.string(),
      label: z.string(),
      /** The order it was recorded for earlier; null: none. */
      noted: z.string().nullable(),
      /** It is a provider's payout recorded under this reference. */
      isPayout: z.boolean(),
      /** The day that payout left the bank again; null: it stayed, or is none. */
      returnedOn: z.string().nullable(),
      /** Reference of the recorded payout that this outgoing line took back; null: none recorded. */
      takesBack: z.string().nullable(),
      /** Payouts that this outgoing line may take back. */
      payouts: z.array(
        z.object({ reference: z.string(), arrivedOn: z.string(), how: z.enum(RETURN_PROPOSALS) }),
      ),
      /** Most certain first. */
      proposals: z.array(
        z.object({ order: z.string(), name: z.string(), due: z.int(), how: z.enum(PROPOSALS) }),
      ),
    }),
  ),
  /** Orders awaiting payment, to select from. */
  waiting: z.array(
    z.object({ order: z.string(), name: z.string(), method: z.string(), due: z.int() }),
  ),
});
export type StatementShape = z.infer<typeof statementShape>;
