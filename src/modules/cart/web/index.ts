export { CartLine } from './cart-line.tsx';
export { CouponForm } from './coupon-form.tsx';
export { FreeShippingBar } from './free-shipping-bar.tsx';
export { Upsells } from './upsells.tsx';
