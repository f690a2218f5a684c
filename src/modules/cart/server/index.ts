export { addItem, addItems } from './add-item.ts';
export { accessOf, changing, editing, limitCoupons } from './answer-cart.ts';
export { applyCoupon } from './apply-coupon.ts';
export { claimCart } from './claim-cart.ts';
export { readCart } from './read-cart.ts';
