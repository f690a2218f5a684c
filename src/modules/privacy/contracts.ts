import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** A copy is being made: the next one may be asked for when it is there. */
  'export.running': 409,
  /** There is no such copy for this caller, or not yet, or no longer. */
  'export.unknown': 404,
} as const satisfies RefusalCatalogue;

/** Free words are read with the request and forgotten with the person. */
const LONGEST_REASON = 500;

/** `socialToken` proves who signed in without a password (contracts §2.9). */
export const deletionRequest = z.object({
  password: z.string().max(1024).nullish(),
  socialToken: z.string().max(256).nullish(),
  socialVerifier: z.string().max(256).nullish(),
  reason: z.string().trim().max(LONGEST_REASON).nullish(),
});
export type DeletionRequest = z.infer<typeof deletionRequest>;

/** Contracts §2.9; the archive is there while the state is `ready`. */
export const dataExportShape = z.object({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal('DataExport'),
  id: z.int(),
  state: z.enum(['pending', 'ready', 'expired']),
  requestedAt: z.string(),
  downloadUrl: z.string().nullable(),
  expiresAt: z.string().nullable(),
});
export type DataExportShape = z.infer<typeof dataExportShape>;
