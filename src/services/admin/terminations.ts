import type { TeamTerminationShape } from '#modules/terminations/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

type Filter = Record<string, string | undefined>;

/** What the team reads of the ends of contracts. */
export const teamTerminationCalls = (admin: AdminClient) => ({
  list: (filter: Filter, page: number) =>
    listed<TeamTerminationShape>(admin, '/admin/terminations', { ...filter, page: String(page) }),
  sheet: (filter: Filter) => admin.file('/admin/terminations.csv', filter),
});
