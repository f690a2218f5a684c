import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/found.page';
import { loadFound } from './load-found.server.ts';

const MOST = 4;

/** JSON endpoint of the header's search field. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return Response.json(await loadFound(admin, request, MOST), {
    headers: { 'cache-control': 'no-store' },
  });
}
