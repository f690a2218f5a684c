import type { MetaDescriptor } from 'react-router';
import { defined } from '#kit/defined.ts';
import { addressOn, type Site } from '#pages/sites.ts';

export interface PageHead {
  title: string;
  description?: string;
  /** Path with its trailing slash, and the query parameters that select another page. */
  path: string;
  /** False for pages excluded from search engines. */
  index?: boolean;
  follow?: boolean;
  /** Absolute path of the preview picture on this site. */
  image?: string | undefined;
  type?: 'website' | 'product' | 'article';
  jsonLd?: readonly object[];
}

export interface HeadSites {
  site: Site;
  sites: readonly Site[];
}

/**
 * The head of a page: title, robots, canonical, alternates, social preview, structured data
 * (NAV-01 to NAV-06). Only sites with an active language appear among the alternates (SEO-04).
 */
export function pageHead({ site, sites }: HeadSites, head: PageHead): MetaDescriptor[] {
  const { title, description, path, index = true, follow = true, image, type = 'website' } = head;
  const canonical = addressOn(site, path);
  const robots = `${index ? 'index' : 'noindex'}, ${follow ? 'follow' : 'nofollow'}`;
  const preview = image ? site.origin + image : undefined;
  const others = index ? alternates(sites, path) : [];
  return [
    { title },
    ...given('name', { description, robots, 'twitter:card': preview && 'summary_large_image' }),
    ...given('property', {
      'og:title': title,
      'og:description': description,
      'og:type': type,
      'og:url': canonical,
      'og:image': preview,
      'og:locale': site.locale,
      'og:site_name': 'Gamelle',
    }),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...others,
    ...(head.jsonLd ?? []).map((data) => ({ 'script:ld+json': data as Record<string, string> })),
  ];
}

function alternates(sites: readonly Site[], path: string): MetaDescriptor[] {
  const link = (hrefLang: string, site: Site) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: addressOn(site, path),
  });
  const first = sites[0];
  return defined([
    ...sites.map((site) => link(site.hreflang, site)),
    first ? link('x-default', first) : undefined,
  ]);
}

function given(attribute: 'name' | 'property', values: Record<string, string | undefined>) {
  return Object.entries(values)
    .filter((entry): entry is [string, string] => Boolean(entry[1]))
    .map(([key, content]) => ({ [attribute]: key, content }) as MetaDescriptor);
}
