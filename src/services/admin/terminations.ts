import type { QueryOf } from '#kit/operation.ts';
import * as terminations from '#modules/terminations/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** What the team reads of the ends of contracts. */
export const teamTerminationCalls = (admin: AdminClient) => ({
  list: (query: QueryOf<typeof terminations.listTerminations>) =>
    admin.list(terminations.listTerminations, { query }),
});
