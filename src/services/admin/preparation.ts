import * as orders from '#modules/orders/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** Packing slips by order number, up to a hundred, in the given order. */
export const packingSlips = async (admin: AdminClient, numbers: readonly string[]) =>
  (await admin.list(orders.listPackingSlips, { query: { numbers: numbers.join(',') } })).members;
