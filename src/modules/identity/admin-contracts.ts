import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { signInShape } from './contracts.ts';

export const refusals = {
  /** The team has blocked the account: reported only to a caller with correct credentials. */
  'account.blocked': 422,
  /** It is already blocked, or already open. */
  'account.already': 422,
  /** There is no account to unblock: it was erased. */
  'account.unknown': 422,
} as const satisfies RefusalCatalogue;

const LONGEST_REASON = 500;

/** Reason why the account is blocked; read by the team, and by the customer on request. */
export const blockInput = z.object({
  reason: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_REASON)
    .regex(/^[\P{Cc}\t\r\n]*$/u),
});

/** Ways to sign in to an account, and its current sign-ins. */
export const accessShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerAccess'),
  /** False once the account was erased. */
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
