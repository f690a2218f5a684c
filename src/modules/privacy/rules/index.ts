/** Reasons for leaving offered by our page; any other text is not stored with the erasure. */
export const LEAVING_REASONS = ['unused', 'pet', 'elsewhere', 'mails', 'other'] as const;

/** The reason if it identifies nobody; null for free text. */
export const anonymousReason = (reason: string | null): string | null =>
  LEAVING_REASONS.find((candidate) => candidate === reason) ?? null;

/** An export not finished after this time has failed: another one can be requested. */
export const EXPORT_GIVEN_UP_MINUTES = 60;
