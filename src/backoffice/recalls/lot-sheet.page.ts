import { recallCalls } from '#services/admin/recalls.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/lot-sheet.page';
import { lotOf } from './read-lot.server.ts';

/** The orders of a lot as a sheet. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return recallCalls(admin).sheet(lotOf(request));
}
