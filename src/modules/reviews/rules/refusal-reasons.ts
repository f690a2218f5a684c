/**
 * Why a review may be refused (REV-01). A bad note is no reason: nothing here is about what somebody
 * thinks of a product.
 */
export const REFUSAL_REASONS = [
  'no_purchase',
  'insult',
  'personal_data',
  'off_topic',
  'advertising',
  'medical',
  'illegal',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
