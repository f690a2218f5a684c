import { data } from 'react-router';
import { purchasingCalls } from '#services/admin/purchasing.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/purchase-file.page';

/** A purchase order as a sheet, as attached to its mail. */
export function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 });
  return purchasingCalls(admin).file(id);
}
