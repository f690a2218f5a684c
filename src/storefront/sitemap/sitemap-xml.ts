import { addressOn, type Site } from '#pages/sites.ts';
import type { IndexedPath } from './indexed-paths.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The sitemap of one site; each page names its sisters on the others (SEO-04, SEO-05). */
export function sitemapXml(site: Site, sites: readonly Site[], pages: readonly IndexedPath[]) {
  const urls = pages.map(({ path, changed }) => {
    const links = sites.map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${escaped(addressOn(one, path))}"/>`,
    );
    const lastChange = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${escaped(addressOn(site, path))}</loc>${lastChange}${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
