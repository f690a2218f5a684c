/** What may suit who is about to end a subscription, in the order of the settings: each is a change they could make anyway. */
export const LEAVING_OFFERS = ['pause', 'skip', 'date', 'frequency', 'replace'] as const;
export type LeavingOffer = (typeof LEAVING_OFFERS)[number];

/** More would stand in the way of who leaves. */
export const MOST_OFFERS = 2;

/** Whoever lost an animal is offered nothing. */
export const NO_OFFER_FOR = 'pet_gone';
