import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/found-variants';
import { searchFor } from './search-for.server.ts';

/** JSON endpoint: formats by name, for search fields. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return searchFor(request, teamCatalogueCalls(admin).findVariants);
}
