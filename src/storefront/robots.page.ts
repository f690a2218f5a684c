import { pageContext } from '#pages/page-context.ts';
import { skippedSections } from '#pages/page-list.server.ts';
import { paths } from '#pages/paths.ts';
import type { Route } from './+types/robots.page';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageContext);
  const skipped = [...skippedSections, 'api'];
  const lines = [
    'User-agent: *',
    ...skipped.map((section) => `Disallow: /${section}/`),
    `Sitemap: ${site.origin}${paths.sitemap()}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
