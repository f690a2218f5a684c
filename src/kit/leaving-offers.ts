/**
 * What can be proposed instead of terminating a subscription, in the order of the settings. Each is a change the customer can
 * make anyway, except `discount`, which the promotion named by `LEAVING_PROMOTION` gives once.
 */
export const LEAVING_OFFERS = [
  'pause',
  'skip',
  'date',
  'frequency',
  'replace',
  'discount',
] as const;
export type LeavingOffer = (typeof LEAVING_OFFERS)[number];

/** More proposals would hinder the termination. */
export const MOST_OFFERS = 2;

/** The reason for which nothing is proposed: the animal has died. */
export const NO_OFFER_FOR = 'pet_gone';
