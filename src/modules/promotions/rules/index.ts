export { type AppliedPromotions, applyPromotions, type Withheld } from './apply-promotions.ts';
export { capOn, lowestCap, publicationRefusal } from './cap.ts';
export { type Reason, refusalOf, type Situation } from './eligibility.ts';
export {
  deliveriesLeft,
  type PromisedDeliveries,
  type PromisedTerms,
  promisedDeliveries,
  promisesAfter,
  startsLater,
} from './promised-deliveries.ts';
export {
  type Conditions,
  type FirstDeliveries,
  NO_CONDITIONS,
  normaliseCouponCode,
  type PricedLine,
  type Promotion,
  type RetainedPromotion,
  type Reward,
} from './promotion.ts';
export { referenceOf } from './reference.ts';
export type { Gift, Saving } from './rewards.ts';
export { type Stack, strongestStack } from './strongest-stack.ts';
