import { paths } from '#pages/paths.ts';
import type { Site } from '#pages/sites.ts';
import type { ShownCategory } from './load-category.ts';

/** Structured data of the breadcrumb (SEO-03). */
export const categoryJsonLd = ({ origin }: Site, { breadcrumb }: ShownCategory): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumb.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: origin + paths.category(path),
  })),
});
