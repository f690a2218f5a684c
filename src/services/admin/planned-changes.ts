import type {
  ChangeImpactShape,
  ChangePlan,
  PlannedChangeDetailShape,
  PlannedChangeShape,
  TouchedSubscriptionShape,
} from '#modules/planned-changes/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

const path = '/admin/planned-changes';

/** What is planned for subscriptions, announced to subscribers, and what became of it. */
export const plannedChangeCalls = (admin: AdminClient) => ({
  list: (page: number) => listed<PlannedChangeShape>(admin, path, { page: String(page) }),
  read: (id: string) => admin.read<PlannedChangeDetailShape>(`${path}/${encodeURIComponent(id)}`),
  touched: (id: string, query: { standing?: string | undefined; page: string }) =>
    listed<TouchedSubscriptionShape>(
      admin,
      `${path}/${encodeURIComponent(id)}/subscriptions`,
      query,
    ),
  /** How far it would go; writes nothing. */
  preview: (plan: ChangePlan) =>
    admin.change<ChangeImpactShape>({ method: 'POST', path: `${path}/preview`, body: plan }),
  plan: (plan: ChangePlan, key: string | undefined) =>
    admin.change<null>({ method: 'POST', path, body: plan, key }),
  stop: (id: string, key: string | undefined) =>
    admin.change<null>({
      method: 'POST',
      path: `${path}/${encodeURIComponent(id)}/stop`,
      body: {},
      key,
    }),
});
