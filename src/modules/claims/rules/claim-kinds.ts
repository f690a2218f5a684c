/** What happened to a parcel. */
export const CLAIM_KINDS = ['lost', 'damaged', 'returned'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** How the claim on its carrier stands. */
export const CLAIM_STATES = ['none', 'filed', 'paid', 'refused'] as const;

/** What its customer got, apart from a second sending, which decides by itself. */
export const SETTLEMENTS = ['refunded', 'arrived', 'nothing'] as const;
/** `not_sent`: it did not leave after all. */
export const OUTCOMES = ['resent', ...SETTLEMENTS, 'not_sent'] as const;

/** Why goods are sent back at the shop's cost: somebody who only changes their mind pays themselves (L221-23). */
export const RETURN_REASONS = ['damaged', 'faulty', 'wrong', 'recalled'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** How a return stands; `requested`: the carrier has not answered, `refused`: it does not make the label. */
export const RETURN_STATES = ['requested', 'refused', 'offered', 'arrived', 'cancelled'] as const;
