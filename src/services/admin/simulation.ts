import type { QueryOf } from '#kit/operation.ts';
import * as cart from '#modules/cart/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** Computes the price of a cart, without a promotion code and with it. */
export const simulate = (admin: AdminClient, query: QueryOf<typeof cart.simulateCart>) =>
  admin.read(cart.simulateCart, { query });
