import { addressOn, type Site } from '#pages/sites.ts';
import { xmlText } from './xml-text.ts';

export interface FeedItem {
  title: string;
  /** A permanent path: feed readers identify the item by it. */
  path: string;
  at: Date;
  text: string;
}

interface Feed {
  title: string;
  description: string;
  /** The page the feed belongs to, and the feed's own path. */
  page: string;
  path: string;
  items: readonly FeedItem[];
}

const tag = (name: string, value: string) => `<${name}>${xmlText(value)}</${name}>`;

function itemXml(site: Site, { title, path, at, text }: FeedItem): string {
  const address = addressOn(site, path);
  return [
    '<item>',
    tag('title', title),
    tag('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    tag('pubDate', at.toUTCString()),
    tag('description', text),
    '</item>',
  ].join('');
}

/** A list of a site's pages as RSS 2.0, in the given order. */
export const rss = (site: Site, { title, description, page, path, items }: Feed): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${tag('title', title)}
${tag('link', addressOn(site, page))}
<atom:link href="${xmlText(addressOn(site, path))}" rel="self" type="application/rss+xml"/>
${tag('description', description)}
${tag('language', site.hreflang.toLowerCase())}
${items.map((item) => itemXml(site, item)).join('\n')}
</channel>
</rss>
`;
