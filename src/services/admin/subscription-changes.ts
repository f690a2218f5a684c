import type { TeamSubscriptionShape } from '#modules/subscriptions/admin-contracts.ts';
import type { AdminClient, Change } from './client.ts';

type Scope = 'next' | 'all';

interface Changed {
  code: string;
  /** The version that was seen; null: whatever stands. */
  version: string | null;
  key: string | undefined;
}

/** What the team changes of one subscription, for its customer. */
export function subscriptionChanges(admin: AdminClient, { code, version, key }: Changed) {
  const base = `/admin/subscriptions/${encodeURIComponent(code)}`;
  const send = (method: Change['method'], end: string, body?: object, query = {}) =>
    admin.change<TeamSubscriptionShape>({
      method,
      path: base + end,
      key,
      ...(body && { body }),
      query: { ...query, ...(version && { version }) },
    });
  return {
    date: (body: { date: string; scope: Scope }) => send('PATCH', '/next-date', body),
    rhythm: (body: { frequency: number; scope: Scope }) => send('PATCH', '/frequency', body),
    addItem: (body: { productVariant: string; quantity: number; scope: Scope }) =>
      send('POST', '/items', body),
    changeItem: (id: string, body: { quantity: number; scope: Scope }) =>
      send('PATCH', `/items/${encodeURIComponent(id)}`, body),
    removeItem: (id: string, scope: Scope) =>
      send('DELETE', `/items/${encodeURIComponent(id)}`, undefined, { scope }),
    address: (body: object) => send('PUT', '/shipping-address', body),
    shipping: (body: { shippingMethod: string; pickupPoint: string | null; scope: Scope }) =>
      send('PATCH', '/shipping', body),
    pause: (until: string | null) => send('POST', '/pause', { until }),
    resume: (date: string | null) => send('POST', '/resume', { date }),
    skip: () => send('POST', '/skip', {}),
    shipNow: () => send('POST', '/ship-now', {}),
    terminate: (body: { wishedOn: string | null; ground: string | null }) =>
      admin.change<null>({ method: 'POST', path: `${base}/terminate`, body, key }),
    retry: () => admin.change<null>({ method: 'POST', path: `${base}/retry`, body: {}, key }),
  };
}
