import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { signInShape } from './contracts.ts';

export const refusals = {
  /** The team has closed the account: said only to whoever opened it rightly. */
  'account.blocked': 422,
  /** It is closed already, or open. */
  'account.already': 422,
  /** There is no account to open: it was erased. */
  'account.unknown': 422,
} as const satisfies RefusalCatalogue;

const LONGEST_REASON = 500;

/** Why nobody may sign in for now; the team reads it, the customer may ask for it. */
export const blockInput = z.object({
  reason: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_REASON)
    .regex(/^[\P{Cc}\t\r\n]*$/u),
});

/** What opens an account, and what stands open. */
export const accessShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerAccess'),
  /** False once it was erased. */
  hasAccount: z.boolean(),
  hasPassword: z.boolean(),
  /** Names of the identity providers. */
  providers: z.array(z.string()),
  signIns: z.array(
    z.object({
      id: z.int(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
      openedBy: signInShape.shape.openedBy,
    }),
  ),
  blocked: z.object({ at: z.string(), reason: z.string() }).nullable(),
});
export type AccessShape = z.infer<typeof accessShape>;
