import { pageContext } from '#pages/page-context.ts';
import { searchRelays } from '../checkout/search-relays.server.ts';
import type { Route } from './+types/relays';
import { openSubscription } from './open-subscription.server.ts';

/** JSON endpoint: pickup points for the next delivery of a subscription. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const { calls, subscription } = await openSubscription(context, request, params.subscription);
  const draft = await calls.draft(subscription.code);
  if (!draft) throw new Response(null, { status: 404 });
  return { found: await searchRelays(shop, draft, new URL(request.url).searchParams) };
}
