import { pageContext } from '#pages/page-context.ts';
import type { Route } from './+types/article-feed.page';
import { loadArticles } from './articles/load-articles.ts';
import { articleFeed } from './feed/article-feed.ts';

/** The RSS feed of the articles, cached like every public document. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, site } = context.get(pageContext);
  return new Response(articleFeed(site, await loadArticles(content)), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
