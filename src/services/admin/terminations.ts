import type { QueryOf } from '#kit/operation.ts';
import * as terminations from '#modules/terminations/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Filter = QueryOf<typeof terminations.getTerminationsSheet>;

/** What the team reads of the ends of contracts. */
export const teamTerminationCalls = (admin: AdminClient) => ({
  list: (filter: Filter, page: number) =>
    admin.list(terminations.listTerminations, { query: { ...filter, page } }),
  sheet: (query: Filter) => admin.file(terminations.getTerminationsSheet, { query }),
});
