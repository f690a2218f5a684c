import { searchEverything } from '#modules/team-search/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** What the team looks for. */
export const searchCalls = (admin: AdminClient) => ({
  /** The best first. */
  find: async (q: string) => (await admin.list(searchEverything, { query: { q } })).members,
});
