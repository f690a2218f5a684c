/** Reasons for ending a subscription, in the order of the form. The last one gives no reason (commerce-rules SUB-03). */
export const ABORT_REASONS = [
  'too_much_food',
  'too_expensive',
  'pet_dislikes',
  'pet_changed_diet',
  'pet_gone',
  'delivery',
  'buys_elsewhere',
  'other',
  'prefer_not_to_say',
] as const;
export type AbortReason = (typeof ABORT_REASONS)[number];
