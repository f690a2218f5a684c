/** Why the shop gives no ration and refers to a veterinary surgeon; texts under `nutrition.vet`. */
export type VetReason = 'trop_jeune' | 'maigreur' | 'obesite' | 'pathologie';

/** Not weaned: no ration below this age, in months. */
export const WEANED_AT_MONTHS = 2;
