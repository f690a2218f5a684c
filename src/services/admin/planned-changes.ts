import type { BodyOf, QueryOf } from '#kit/operation.ts';
import * as plannedChanges from '#modules/planned-changes/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Plan = BodyOf<typeof plannedChanges.planChange>;
type Key = string | undefined;

/** Changes planned for subscriptions, their announcements and results. */
export const plannedChangeCalls = (admin: AdminClient) => ({
  list: (page: number) => admin.list(plannedChanges.listPlannedChanges, { query: { page } }),
  read: (id: string) => admin.read(plannedChanges.getPlannedChange, { params: { id } }),
  touched: (id: string, query: QueryOf<typeof plannedChanges.listTouched>) =>
    admin.list(plannedChanges.listTouched, { params: { id }, query }),
  /** How many subscriptions a change would affect; writes nothing. */
  preview: (body: Plan) => admin.change(plannedChanges.previewPlannedChange, { body }),
  plan: (body: Plan, key: Key) => admin.change(plannedChanges.planChange, { body, key }),
  stop: (id: string, key: Key) =>
    admin.change(plannedChanges.stopPlannedChange, { params: { id }, body: {}, key }),
});
