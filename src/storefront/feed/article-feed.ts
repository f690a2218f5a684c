import { words } from '#i18n/words.ts';
import { articlePaths } from '#pages/paths.ts';
import type { Site } from '#pages/sites.ts';
import type { ListedArticle } from '../articles/article-card.tsx';
import messages from '../messages/articles.fr.json';
import { rss } from './rss.ts';

const t = words(messages);

/** Feed readers show a time: 6:00 of the article's day. */
const MORNING = 'T06:00:00Z';

/** The articles of a site as RSS 2.0, the newest first. */
export const articleFeed = (site: Site, articles: readonly ListedArticle[]): string =>
  rss(site, {
    title: t('feed'),
    description: t('description'),
    page: articlePaths.all(),
    path: articlePaths.feed(),
    items: articles.map(({ title, lead, slug, writtenOn }) => ({
      title,
      path: articlePaths.one(slug),
      at: new Date(writtenOn + MORNING),
      text: lead,
    })),
  });
