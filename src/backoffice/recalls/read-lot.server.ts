import { data } from 'react-router';

/** The lot and article of an address. @throws a 404 response without them */
export function lotOf(request: Request): { lot: string; variant: string } {
  const query = new URL(request.url).searchParams;
  const [lot, variant] = [query.get('lot')?.trim() ?? '', query.get('article')?.trim() ?? ''];
  if (!lot || !variant || lot.length > 60 || variant.length > 40) throw data(null, { status: 404 });
  return { lot, variant };
}
