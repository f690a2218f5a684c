import { data } from 'react-router';
import { waveCalls } from '#services/admin/waves.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/wave-documents.page';

/** The slips and labels of a wave as one file. */
export function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 });
  return waveCalls(admin).documents(id);
}
