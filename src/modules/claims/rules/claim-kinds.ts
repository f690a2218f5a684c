/** What happened to a parcel. */
export const CLAIM_KINDS = ['lost', 'damaged', 'returned'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** How the claim on its carrier stands. */
export const CLAIM_STATES = ['none', 'filed', 'paid', 'refused'] as const;

/** What its customer got, apart from a second sending, which decides by itself. */
export const SETTLEMENTS = ['refunded', 'arrived', 'nothing'] as const;
export const OUTCOMES = ['resent', ...SETTLEMENTS] as const;
