import { pageContext } from '#pages/page-context.ts';
import type { Route } from './+types/sitemap.page';
import { indexedPaths } from './sitemap/indexed-paths.ts';
import { sitemapXml } from './sitemap/sitemap-xml.ts';

/** The sitemap of this site, with alternates on the others (SEO-05). */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, shop, site, sites } = context.get(pageContext);
  const pages = await indexedPaths(content, shop);
  return new Response(sitemapXml(site, sites, pages), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
