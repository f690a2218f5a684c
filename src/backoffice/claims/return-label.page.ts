import { data } from 'react-router';
import { claimCalls } from '#services/admin/claims.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/return-label.page';

/** The PDF of a return label. */
export function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 });
  return claimCalls(admin).returnLabel(id);
}
