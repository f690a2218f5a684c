import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/found.page';
import { loadFound } from './load-found.server.ts';

const MOST = 4;

/** What the field of the frame finds while somebody types; it shows no page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return Response.json(await loadFound(admin, request, MOST), {
    headers: { 'cache-control': 'no-store' },
  });
}
