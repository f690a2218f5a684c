/** Reasons to reject a review (REV-01). A low rating or a negative opinion is none. */
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
