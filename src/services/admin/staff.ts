import type { StaffActionShape, StaffShape, StaffTokenShape } from '#modules/staff/contracts.ts';
import type { AdminClient } from './client.ts';
import type { Listed } from './listed.ts';
import { listed } from './listed.ts';

/** Who works here: signing in and out, and the audit log. */
export const staffCalls = (admin: AdminClient) => ({
  signIn: (credentials: { email: string; password: string }) =>
    admin.change<StaffTokenShape>({
      method: 'POST',
      path: '/admin/administrators/token',
      body: credentials,
    }),
  signOut: () => admin.change<null>({ method: 'DELETE', path: '/admin/administrators/token' }),
  me: () => admin.read<StaffShape>('/admin/administrators/me'),
  /** The audit log, newest first. */
  actions: (query: {
    page: string;
    action?: string;
    subject?: string;
  }): Promise<Listed<StaffActionShape>> => listed(admin, '/admin/staff-actions', query),
});
