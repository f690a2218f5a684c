import { pageContext } from '#pages/page-context.ts';
import { recallCalls } from '#services/shop/recalls.ts';
import type { Route } from './+types/recall-feed.page';
import { recallFeed } from './feed/recall-feed.ts';

/** The RSS feed of the recalls, cached like every public document. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop, site } = context.get(pageContext);
  const recalls = await recallCalls(shop).list();
  return new Response(recallFeed(site, recalls), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
