import type { PreparationShape, PreparedOrderShape } from '#modules/orders/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

/** What is to leave, and the slips that go with it. */
export const preparationCalls = (admin: AdminClient) => ({
  /** Oldest promise first. */
  list: (query: Record<string, string | undefined>) =>
    admin.read<PreparationShape>('/admin/preparation', query),
  /** By number, up to a hundred, in that order. */
  slips: async (numbers: readonly string[]) =>
    (
      await listed<PreparedOrderShape>(admin, '/admin/packing-slips', {
        numbers: numbers.join(','),
      })
    ).members,
});
