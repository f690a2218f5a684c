import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/scanned-article.page';

/** What an article that was scanned is called; empty where nothing has that code. It shows no page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const code = new URL(request.url).searchParams.get('code')?.slice(0, 20) ?? '';
  const name = (await teamCatalogueCalls(admin).findScanned(code))?.name ?? '';
  return Response.json({ name }, { headers: { 'cache-control': 'no-store' } });
}
