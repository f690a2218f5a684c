import { data } from 'react-router';
import { waveCalls } from '#services/admin/waves.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/handover-file.page';

/** Parcels handed to a carrier on a day, as a PDF to be signed or as CSV. */
export function loader({ context, request, params: { date, file } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const [, method = '', format] = /^([a-z0-9_-]{1,60})\.(pdf|csv)$/.exec(file) ?? [];
  if (!format || !/^\d{4}-\d{2}-\d{2}$/.test(date)) throw data(null, { status: 404 });
  const calls = waveCalls(admin);
  return format === 'pdf' ? calls.manifestFile(date, method) : calls.manifestSheet(date, method);
}
