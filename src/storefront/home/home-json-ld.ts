import { paths } from '#pages/paths.ts';
import type { Site } from '#pages/sites.ts';

const NAME = 'Gamelle';

/** Who we are and how to search here (SEO-03); the shop's score never stands in it (REV-02). */
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
