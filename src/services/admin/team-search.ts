import { searchEverything } from '#modules/team-search/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** Search of the back office. */
export const searchCalls = (admin: AdminClient) => ({
  /** The best first. */
  find: async (q: string) => (await admin.list(searchEverything, { query: { q } })).members,
});
