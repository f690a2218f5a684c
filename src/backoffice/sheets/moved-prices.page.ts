import { redirect } from 'react-router';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/moved-prices.page';

/** Redirects the former address of the price sheet. */
export function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  return redirect(officePaths.sheet('tarifs'), 301);
}
