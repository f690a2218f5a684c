import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/found-variants';
import { searchFor } from './search-for.server.ts';

/** Formats that are named so, for the fields that ask for one; it shows no page. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return searchFor(request, teamCatalogueCalls(admin).findVariants);
}
