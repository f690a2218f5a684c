import { words } from '#i18n/words.ts';
import { recallPaths } from '#pages/paths.ts';
import type { Site } from '#pages/sites.ts';
import type { recallCalls } from '#services/shop/recalls.ts';
import messages from '../messages/recalls.fr.json';
import { rss } from './rss.ts';

const t = words(messages);

type Recall = Awaited<ReturnType<ReturnType<typeof recallCalls>['list']>>[number];

/** The recalls of a site as RSS 2.0, in the order of their page (FOOD-03). */
export const recallFeed = (site: Site, recalls: readonly Recall[]): string =>
  rss(site, {
    title: t('feed'),
    description: t('description'),
    page: recallPaths.all(),
    path: recallPaths.feed(),
    items: recalls.map(({ id, productName: product, lot, reason, advice, announcedAt }) => ({
      title: t('one.title', { product, lot }),
      path: recallPaths.one(id),
      at: new Date(announcedAt),
      text: `${reason}\n\n${advice}`,
    })),
  });
