/** Why the shop gives no ration and sends to a veterinary surgeon; words under `nutrition.vet`. */
export type VetReason = 'trop_jeune' | 'maigreur' | 'obesite' | 'pathologie';

/** Not weaned: no ration below this age, in months. */
export const WEANED_AT_MONTHS = 2;
