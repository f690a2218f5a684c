import { promotionCalls } from '#services/admin/promotions.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/coupon-batch.page';

/** The codes of a batch as a file. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const file = await promotionCalls(admin).batch(params.id);
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const name of ['content-type', 'content-disposition'])
    headers.set(name, file.headers.get(name) ?? '');
  return new Response(file.body, { headers });
}
