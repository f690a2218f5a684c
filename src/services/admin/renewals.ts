import type { OutlookShape } from '#modules/renewals/admin-contracts.ts';
import type { AdminClient } from './client.ts';

/** The engine that charges deliveries, and what is before it. */
export const renewalCalls = (admin: AdminClient) => ({
  outlook: () => admin.read<OutlookShape>('/admin/renewals/outlook'),
  arm: (body: { deliveries: number; expected: number }, key: string | undefined) =>
    admin.change<null>({ method: 'POST', path: '/admin/renewals/arm', body, key }),
  disarm: (key: string | undefined) =>
    admin.change<null>({ method: 'POST', path: '/admin/renewals/disarm', body: {}, key }),
});
