import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/found-products';
import { searchFor } from './search-for.server.ts';

const MOST = '20';

/** JSON endpoint: products by name, for search fields. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return searchFor(request, async (search) => {
    const { members } = await teamCatalogueCalls(admin).list({ search, itemsPerPage: MOST });
    return members.map(({ sku: code, name }) => ({ code, name }));
  });
}
