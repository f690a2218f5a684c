export { describeRules, type RuleNamed } from './describe-rules.ts';
export { findPromotionOfCode } from './find-promotion-of-code.ts';
export { followCategories, promotionsNaming } from './follow-categories.ts';
export { findGranted } from './granted-promotions.ts';
export { issueCoupon, randomCode, revokeCoupon } from './issue-coupon.ts';
export { ordersOfPerson, type Person } from './orders-of-person.ts';
export { promotionsData } from './personal-data.ts';
export { presentPromised } from './present-promised.ts';
export { givesOnLeaving, promiseOnLeaving } from './promise-on-leaving.ts';
export {
  findPromised,
  promiseDeliveries,
  promisedPromotions,
  promisesTo,
} from './promises.ts';
export { publishPromotion } from './publish-promotion.ts';
export {
  automaticGifts,
  findPromotion,
  findPromotions,
  findSpentCoupons,
  type PromotionInForce,
} from './queries.ts';
export { returnPromotions, spendPromotions } from './spend-promotions.ts';
