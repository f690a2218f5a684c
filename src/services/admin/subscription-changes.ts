import type { BodyOf } from '#kit/operation.ts';
import * as renewals from '#modules/renewals/admin-operations.ts';
import * as subscriptions from '#modules/subscriptions/admin-operations.ts';
import * as terminations from '#modules/terminations/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Scope = 'next' | 'all';

interface Changed {
  code: string;
  /** The version the user saw; null: the current one, whatever it is. */
  version: string | null;
  key: string | undefined;
}

/** What the team changes of one subscription, for its customer. */
export function subscriptionChanges(admin: AdminClient, { code, version, key }: Changed) {
  const params = { code };
  const seen = version === null ? {} : { version };
  const given = { params, query: seen, key };
  return {
    date: (body: BodyOf<typeof subscriptions.changeAnyNextDate>) =>
      admin.change(subscriptions.changeAnyNextDate, { ...given, body }),
    rhythm: (body: BodyOf<typeof subscriptions.changeAnyFrequency>) =>
      admin.change(subscriptions.changeAnyFrequency, { ...given, body }),
    addItem: (body: BodyOf<typeof subscriptions.addAnySubscriptionItem>) =>
      admin.change(subscriptions.addAnySubscriptionItem, { ...given, body }),
    changeItem: (id: string, body: BodyOf<typeof subscriptions.changeAnySubscriptionItem>) =>
      admin.change(subscriptions.changeAnySubscriptionItem, {
        ...given,
        params: { code, id },
        body,
      }),
    preview: (body: BodyOf<typeof subscriptions.previewAnySubscriptionChange>) =>
      admin.change(subscriptions.previewAnySubscriptionChange, { params, query: seen, body }),
    replaceItem: (id: string, body: BodyOf<typeof subscriptions.replaceAnySubscriptionItem>) =>
      admin.change(subscriptions.replaceAnySubscriptionItem, {
        ...given,
        params: { code, id },
        body,
      }),
    removeItem: (id: string, scope: Scope) =>
      admin.change(subscriptions.removeAnySubscriptionItem, {
        params: { code, id },
        query: { ...seen, scope },
        key,
      }),
    address: (body: BodyOf<typeof subscriptions.changeAnyShippingAddress>) =>
      admin.change(subscriptions.changeAnyShippingAddress, { ...given, body }),
    shipping: (body: BodyOf<typeof subscriptions.changeAnyShipping>) =>
      admin.change(subscriptions.changeAnyShipping, { ...given, body }),
    pause: (until: string | null) =>
      admin.change(subscriptions.pauseAnySubscription, { ...given, body: { until } }),
    resume: (date: string | null) =>
      admin.change(subscriptions.resumeAnySubscription, { ...given, body: { date } }),
    skip: () => admin.change(subscriptions.skipAnyDelivery, { ...given, body: {} }),
    shipNow: () => admin.change(subscriptions.shipAnyNow, { ...given, body: {} }),
    terminate: (body: BodyOf<typeof terminations.terminateAnySubscription>) =>
      admin.change(terminations.terminateAnySubscription, { params, body, key }),
    retry: () => admin.change(renewals.retryAnyRenewal, { params, body: {}, key }),
  };
}
