import { teamTerminationCalls } from '#services/admin/terminations.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/terminations-sheet.page';
import { parseQuery } from './terminations-query.ts';

/** The terminations of the list, as a sheet. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return teamTerminationCalls(admin).sheet(parseQuery(new URL(request.url).searchParams));
}
