/** Why people leave, as our page offers it; anything else is not kept with the erasure. */
export const LEAVING_REASONS = ['unused', 'pet', 'elsewhere', 'mails', 'other'] as const;

/** The reason that may be kept without naming anybody; null for free words. */
export const anonymousReason = (reason: string | null): string | null =>
  LEAVING_REASONS.find((candidate) => candidate === reason) ?? null;

/** A copy that is not made by then never will be: another may be asked for. */
export const EXPORT_GIVEN_UP_MINUTES = 60;
