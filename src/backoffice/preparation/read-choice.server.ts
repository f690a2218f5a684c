import { listPreparation } from '#modules/orders/admin-operations.ts';
import { preparationList } from '#modules/orders/rules/team-list.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { packingSlips } from '#services/admin/preparation.ts';
import { listRequest, readList } from '../parts/read-list.ts';

/** Maximum number of selected orders. */
const MOST = 100;

/** The selected orders; without a selection those of the list. */
export async function readChoice(admin: AdminClient, request: Request) {
  const query = new URL(request.url).searchParams;
  const numbers = query.getAll('commande').filter((number) => /^\d{1,12}$/.test(number));
  if (numbers.length > 0) return packingSlips(admin, numbers.slice(0, MOST));
  const requested = listRequest(readList(request, preparationList));
  return (await admin.list(listPreparation, { query: requested })).members;
}
