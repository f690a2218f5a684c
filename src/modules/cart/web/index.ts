export { CartLine } from './cart-line.tsx';
export { Commitments } from './commitments.tsx';
export { CouponForm } from './coupon-form.tsx';
export { FreeShippingBar } from './free-shipping-bar.tsx';
export { lineOf, type RemovedLine } from './removed-line.ts';
export { RemovedLines } from './removed-lines.tsx';
export { Upsells } from './upsells.tsx';
export { useRemovals } from './use-removals.ts';
