import { TERMINATION_STANDINGS } from '#modules/terminations/admin-contracts.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What an address narrows the list to; anything odd is left out. */
export function parseQuery(query: URLSearchParams) {
  const day = (name: string) => {
    const given = query.get(name) ?? '';
    return DAY.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined;
  };
  return {
    search: query.get('recherche')?.trim().slice(0, 200) || undefined,
    reason: query.get('motif')?.slice(0, 60) || undefined,
    standing: TERMINATION_STANDINGS.find((one) => one === query.get('etat')),
    from: day('du'),
    to: day('au'),
  };
}
