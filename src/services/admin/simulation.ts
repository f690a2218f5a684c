import type { SimulationShape } from '#modules/cart/admin-contracts.ts';
import type { AdminClient } from './client.ts';

/** What a cart would cost, without a code and with it. */
export const simulate = (admin: AdminClient, query: Record<string, string | undefined>) =>
  admin.read<SimulationShape>('/admin/cart-simulation', query);
