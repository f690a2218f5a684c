import { data } from 'react-router';
import { waveCalls } from '#services/admin/waves.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/wave-printer-labels.page';

/** The labels of a wave as a thermal printer takes them. */
export function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 });
  return waveCalls(admin).printerLabels(id);
}
