import { DUE } from '#modules/orders/admin-contracts.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { preparationCalls } from '#services/admin/preparation.ts';
import { readQuery } from '../parts/read-query.ts';

/** As many as are ticked at most. */
const MOST = 100;

/** What an address narrows the list to; an odd value narrows nothing. */
export function filterOf(request: Request) {
  const { text, oneOf } = readQuery(request);
  return { method: text('transporteur', 60), due: oneOf('depart', DUE) };
}

/** The orders that were ticked; without a tick, those the list shows. */
export async function readChoice(admin: AdminClient, request: Request) {
  const query = new URL(request.url).searchParams;
  const numbers = query.getAll('commande').filter((number) => /^\d{1,12}$/.test(number));
  const { list, slips } = preparationCalls(admin);
  if (numbers.length > 0) return slips(numbers.slice(0, MOST));
  const { page } = readQuery(request);
  return (await list({ ...filterOf(request), page: String(page) }))['hydra:member'];
}
