/** What happened to a parcel. */
export const CLAIM_KINDS = ['lost', 'damaged', 'returned'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** State of the claim against the carrier. */
export const CLAIM_STATES = ['none', 'filed', 'paid', 'refused'] as const;

/** Compensation of the customer; a replacement order sets its own outcome. */
export const SETTLEMENTS = ['refunded', 'arrived', 'nothing'] as const;
/** `not_sent`: the shipping was undone. */
export const OUTCOMES = ['resent', ...SETTLEMENTS, 'not_sent'] as const;

/** Reasons for a prepaid return; after a change of mind, the customer pays for the return (L221-23). */
export const RETURN_REASONS = ['damaged', 'faulty', 'wrong', 'recalled'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Reasons for which customers get a label without asking the team; a recall is the shop's to announce. */
export const OWN_RETURN_REASONS = ['damaged', 'faulty', 'wrong'] as const;
/** The legal guarantee of conformity lasts two years from delivery (L217-3). */
export const GUARANTEE = { years: 2 } as const;

/** States of a return; `requested`: no response from the carrier yet, `refused`: it did not make the label. */
export const RETURN_STATES = ['requested', 'refused', 'offered', 'arrived', 'cancelled'] as const;
