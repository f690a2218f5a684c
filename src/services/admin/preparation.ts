import type { QueryOf } from '#kit/operation.ts';
import * as orders from '#modules/orders/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** What is to leave, and the slips that go with it. */
export const preparationCalls = (admin: AdminClient) => ({
  /** Oldest promise first. */
  list: (query: QueryOf<typeof orders.listPreparation>) =>
    admin.read(orders.listPreparation, { query }),
  /** By number, up to a hundred, in that order. */
  slips: async (numbers: readonly string[]) =>
    (await admin.list(orders.listPackingSlips, { query: { numbers: numbers.join(',') } })).members,
});
