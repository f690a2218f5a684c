import type { QueryOf } from '#kit/operation.ts';
import * as cart from '#modules/cart/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** What a cart would cost, without a code and with it. */
export const simulate = (admin: AdminClient, query: QueryOf<typeof cart.simulateCart>) =>
  admin.read(cart.simulateCart, { query });
