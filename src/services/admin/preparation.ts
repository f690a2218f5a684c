import * as orders from '#modules/orders/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** The slips of orders by their numbers, up to a hundred, in that order. */
export const packingSlips = async (admin: AdminClient, numbers: readonly string[]) =>
  (await admin.list(orders.listPackingSlips, { query: { numbers: numbers.join(',') } })).members;
