import type { TeamDeliveriesShape } from '#modules/renewals/admin-contracts.ts';
import type {
  TeamSubscriptionRowShape,
  TeamSubscriptionShape,
  WaysShape,
} from '#modules/subscriptions/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

const path = (code: string) => `/admin/subscriptions/${encodeURIComponent(code)}`;

/** What the team reads of subscriptions. */
export const teamSubscriptionCalls = (admin: AdminClient) => ({
  /** Newest first, or the soonest to leave first. */
  list: (query: Record<string, string | undefined>) =>
    listed<TeamSubscriptionRowShape>(admin, '/admin/subscriptions', query),
  read: (code: string) => admin.read<TeamSubscriptionShape>(path(code)),
  /** How its next delivery may go. */
  ways: (code: string) => admin.read<WaysShape>(`${path(code)}/ways`),
  deliveries: (code: string) => admin.read<TeamDeliveriesShape>(`${path(code)}/deliveries`),
});
