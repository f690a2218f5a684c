export { followCategories, promotionsNaming } from './follow-categories.ts';
export { issueCoupon, randomCode, revokeCoupon } from './issue-coupon.ts';
export { promotionsData } from './personal-data.ts';
export { presentPromised } from './present-promised.ts';
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
  type Person,
  type PromotionInForce,
} from './queries.ts';
export { returnPromotions, spendPromotions } from './spend-promotions.ts';
