import { DUE } from '#modules/orders/admin-contracts.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { preparationCalls } from '#services/admin/preparation.ts';

const MOST = 100;

/** What an address narrows the list to; an odd value narrows nothing. */
export const filterOf = (query: URLSearchParams) => ({
  method: query.get('transporteur')?.slice(0, 60) || undefined,
  due: DUE.find((due) => due === query.get('depart')),
});

/** The orders that were ticked; without a tick, those the list shows. */
export async function readChoice(admin: AdminClient, request: Request) {
  const query = new URL(request.url).searchParams;
  const numbers = query.getAll('commande').filter((number) => /^\d{1,12}$/.test(number));
  const { list, slips } = preparationCalls(admin);
  if (numbers.length > 0) return slips(numbers.slice(0, MOST));
  const page = query.get('page') ?? '1';
  const asked = { ...filterOf(query), page: /^[1-9]\d{0,4}$/.test(page) ? page : '1' };
  return (await list({ ...asked, itemsPerPage: String(MOST) }))['hydra:member'];
}
