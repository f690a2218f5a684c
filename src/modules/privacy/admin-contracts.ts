import { z } from 'zod';
import { dataExportShape } from './contracts.ts';

/** Copies a customer was made, and whether they are to be forgotten. */
export const customerPrivacyShape = z.object({
  '@id': z.string(),
  '@type': z.literal('CustomerPrivacy'),
  /** The newest ones; the archive itself is for its owner alone. */
  exports: z.array(
    dataExportShape.pick({ id: true, state: true, requestedAt: true, expiresAt: true }),
  ),
  /** The link to confirm it works until then; null when none waits. */
  deletionUntil: z.string().nullable(),
  erasedAt: z.string().nullable(),
});
export type CustomerPrivacyShape = z.infer<typeof customerPrivacyShape>;
