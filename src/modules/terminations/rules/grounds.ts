/** Why a contract may end before its second delivery (SUB-04); nobody has to give one. */
export const GROUNDS = [
  'pet_gone',
  'price_rise',
  'discontinued',
  'not_delivered',
  'other_legitimate',
] as const;
