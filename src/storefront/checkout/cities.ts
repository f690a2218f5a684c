import { data } from 'react-router';
import { pageContext } from '#pages/page-context.ts';
import { checkoutCalls } from '#services/shop/checkout.ts';
import type { Route } from './+types/cities';

const ONE_DAY = 'private, max-age=86400';

/** JSON endpoint: the cities of a postcode, for address forms. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const [country, code] = [query.get('pays') ?? '', query.get('code') ?? ''];
  const { cities } = await checkoutCalls(context.get(pageContext).shop).cities(country, code);
  return data(cities, { headers: { 'cache-control': ONE_DAY } });
}
