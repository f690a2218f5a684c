import { data } from 'react-router';
import { purchasingCalls } from '#services/admin/purchasing.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/purchase-print.page';

/** A purchase order as a PDF, as attached to its mail. */
export function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 });
  return purchasingCalls(admin).printed(id);
}
