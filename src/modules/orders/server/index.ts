export { type CartProblem, problem } from './cart-problem.ts';
export { type CartAccess, editCart, lockCart, mayAccess, storeCart } from './edit-cart.ts';
export { openCart } from './open-cart.ts';
export { deliveryCountry, type Order, type OrderLine } from './order.ts';
export { presentOrder } from './present.ts';
export { type PricedCart, priceCart } from './price-cart.ts';
export { findCartToken, findOrder } from './queries.ts';
