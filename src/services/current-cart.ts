import type { OrderShape } from '#modules/orders/contracts.ts';
import { ServiceError } from './service-client.ts';
import type { Addition, CartCalls } from './shop/cart.ts';

/** Storage of the browser's cart token. */
export interface CartKeeper {
  readonly cartToken: string | null;
  keepCart(token: string, count: number): void;
  forgetCart(): void;
}

export const pieces = (cart: OrderShape): number =>
  cart.items.reduce((count, item) => count + item.quantity, 0);

/** CRT-06, CRT-07: only an order in state `cart` is accepted as the current cart. */
export function assertCart(order: OrderShape): OrderShape {
  if (order.state !== 'cart') throw new Error('this cart state is not valid');
  return order;
}

/**
 * The browser's cart, or null. A failed load discards the token (CRT-04), and so does an order that
 * is no longer a cart: the shopper sees an empty cart, and `onLost` receives the reason. An empty
 * cart is deleted on the server (CRT-03).
 */
export async function loadCart(
  calls: CartCalls,
  keeper: CartKeeper,
  onLost: (error: unknown) => void,
): Promise<OrderShape | null> {
  const token = keeper.cartToken;
  if (!token) return null;
  try {
    const cart = assertCart(await calls.read(token));
    if (cart.items.length > 0) {
      keeper.keepCart(token, pieces(cart));
      return cart;
    }
    await calls.discard(token);
  } catch (error) {
    if (error instanceof Response) throw error;
    onLost(error);
  }
  keeper.forgetCart();
  return null;
}

/**
 * Adds to the browser's cart and creates one if needed (CRT-05). If the server rejects the token,
 * it is discarded and a new cart is created, once. Throws ServiceError when the addition is
 * refused, and 'Cart not found' when no cart can be obtained (CRT-08).
 */
export async function addToCart(
  calls: CartCalls,
  keeper: CartKeeper,
  addition: Addition,
): Promise<OrderShape> {
  const token = keeper.cartToken ?? (await createCart(calls));
  try {
    return keep(keeper, await calls.add(token, addition));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404 || !keeper.cartToken) throw error;
    keeper.forgetCart();
    return keep(keeper, await calls.add(await createCart(calls), addition));
  }
}

async function createCart(calls: CartCalls): Promise<string> {
  const { tokenValue } = await calls.create();
  if (!tokenValue) throw new Error('Cart not found');
  return tokenValue;
}

function keep(keeper: CartKeeper, cart: OrderShape): OrderShape {
  keeper.keepCart(cart.tokenValue, pieces(cart));
  return cart;
}
