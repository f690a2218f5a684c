import type { ArticleDocument } from '#modules/content/contracts.ts';
import { articlePaths } from '#pages/paths.ts';
import { addressOn, type Site } from '#pages/sites.ts';

type Described = Pick<
  ArticleDocument,
  'slug' | 'title' | 'lead' | 'image' | 'author' | 'writtenOn' | 'updatedOn'
>;

/** Structured data of an article (SEO-03): only what its page shows. */
export const articleJsonLd = (site: Site, article: Described): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.lead,
  image: article.image ? [site.origin + article.image.url] : undefined,
  datePublished: article.writtenOn,
  dateModified: article.updatedOn ?? article.writtenOn,
  inLanguage: site.hreflang,
  author: { '@type': 'Person', name: article.author },
  publisher: { '@type': 'Organization', name: 'Gamelle', url: site.origin },
  mainEntityOfPage: addressOn(site, articlePaths.one(article.slug)),
});
