import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { PROPOSALS } from './rules/index.ts';

/** What the team may be refused. */
export const refusals = {
  /** It is neither CAMT.053 nor OFX nor a table with days and amounts. */
  'statement.unreadable': 422,
  /** A chosen line does not stand in the statement, or is no money that came. */
  'statement.line_unknown': 422,
} as const satisfies RefusalCatalogue;

const text = z.string().min(1).max(900_000);
export const statementInput = z.object({ text });

/** Which lines pay which orders, as somebody chose. */
export const statementChoices = z.object({
  text,
  choices: z
    .array(z.object({ reference: z.string().min(1).max(90), order: z.string().min(1).max(20) }))
    .min(1)
    .max(500),
});
export type StatementChoices = z.infer<typeof statementChoices>;

/** A statement with what its lines may pay. Nothing of it is kept. */
export const statementShape = z.object({
  '@type': z.literal('BankStatement'),
  format: z.enum(['camt', 'ofx', 'csv']),
  /** Lines of a table that could not be read. */
  unread: z.array(z.int()),
  lines: z.array(
    z.object({
      reference: z.string(),
      bookedOn: z.string(),
      /** Cents; below zero: it left. */
      amount: z.int(),
      party: z.string(),
      label: z.string(),
      /** The order it was noted for before; null: not yet. */
      noted: z.string().nullable(),
      /** A payout of a provider that was recorded under this reference. */
      isPayout: z.boolean(),
      /** The surest first. */
      proposals: z.array(
        z.object({ order: z.string(), name: z.string(), due: z.int(), how: z.enum(PROPOSALS) }),
      ),
    }),
  ),
  /** Orders whose money is awaited, to choose among. */
  waiting: z.array(
    z.object({ order: z.string(), name: z.string(), method: z.string(), due: z.int() }),
  ),
});
export type StatementShape = z.infer<typeof statementShape>;
