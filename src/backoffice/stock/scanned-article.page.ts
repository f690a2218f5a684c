import { teamCatalogueCalls } from '#services/admin/catalogue.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/scanned-article.page';

/** JSON endpoint: name and code of a scanned article; empty for an unknown code. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const code = new URL(request.url).searchParams.get('code')?.slice(0, 20) ?? '';
  const found = await teamCatalogueCalls(admin).findScanned(code);
  const article = { code: found?.code ?? '', name: found?.name ?? '' };
  return Response.json(article, { headers: { 'cache-control': 'no-store' } });
}
