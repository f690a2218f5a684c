import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  /** An export is being made: the next one can be requested once it is ready. */
  'export.running': 409,
  /** The export does not exist for this caller, is not ready yet, or has expired. */
  'export.unknown': 404,
} as const satisfies RefusalCatalogue;

/** A free-text reason is stored with the request and deleted with the person. */
const LONGEST_REASON = 500;

/** `socialToken` proves the identity of a customer without a password (contracts §2.9). */
export const deletionRequest = z.object({
  password: z.string().max(1024).nullish(),
  socialToken: z.string().max(256).nullish(),
  socialVerifier: z.string().max(256).nullish(),
  reason: z.string().trim().max(LONGEST_REASON).nullish(),
});
export type DeletionRequest = z.infer<typeof deletionRequest>;

/** Contracts §2.9; the archive can be downloaded while the state is `ready`. */
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
