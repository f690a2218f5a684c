import { words } from '#i18n/words.ts';
import { recallPaths } from '#pages/paths.ts';
import { addressOn, type Site } from '#pages/sites.ts';
import type { recallCalls } from '#services/shop/recalls.ts';
import messages from '../messages/recalls.fr.json';
import { xmlText } from './xml-text.ts';

const t = words(messages);

type Recall = Awaited<ReturnType<ReturnType<typeof recallCalls>['list']>>[number];

const tag = (name: string, value: string) => `<${name}>${xmlText(value)}</${name}>`;

/** The address of a recall never changes: it is what a reader knows it by. */
function item(site: Site, recall: Recall): string {
  const { id, productName: product, lot, reason, advice, announcedAt } = recall;
  const address = addressOn(site, recallPaths.one(id));
  return [
    '<item>',
    tag('title', t('one.title', { product, lot })),
    tag('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    tag('pubDate', new Date(announcedAt).toUTCString()),
    tag('description', `${reason}\n\n${advice}`),
    '</item>',
  ].join('');
}

/** The recalls of a site as RSS 2.0, in the order of their page (FOOD-03). */
export function recallFeed(site: Site, recalls: readonly Recall[]): string {
  const own = xmlText(addressOn(site, recallPaths.feed()));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${tag('title', t('feed'))}
${tag('link', addressOn(site, recallPaths.all()))}
<atom:link href="${own}" rel="self" type="application/rss+xml"/>
${tag('description', t('description'))}
${tag('language', site.hreflang.toLowerCase())}
${recalls.map((recall) => item(site, recall)).join('\n')}
</channel>
</rss>
`;
}
