import { paths } from '#pages/paths.ts';
import type { Site } from '#pages/sites.ts';

const NAME = 'Gamelle';

/**
 * Structured data of the organisation and the search (SEO-03), without the shop's rating (REV-02).
 */
export function homeJsonLd({ origin }: Site): object[] {
  const url = origin + paths.home();
  return [
    { '@context': 'https://schema.org', '@type': 'Organization', name: NAME, url },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: NAME,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${paths.search()}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
