/** Reasons that permit an end before the second delivery (SUB-04); giving one is optional. */
export const GROUNDS = [
  'pet_gone',
  'price_rise',
  'discontinued',
  'not_delivered',
  'other_legitimate',
] as const;
