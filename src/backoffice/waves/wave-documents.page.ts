import { data } from 'react-router';
import { printedOrder } from '#modules/waves/admin-contracts.ts';
import { waveCalls } from '#services/admin/waves.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/wave-documents.page';

/** The slips and labels of a wave as one file, or those of one of its orders (`commande`). */
export function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const query = printedOrder.safeParse({
    order: new URL(request.url).searchParams.get('commande') ?? undefined,
  });
  if (!/^\d{1,9}$/.test(id) || !query.success) throw data(null, { status: 404 });
  return waveCalls(admin).documents(id, query.data);
}
