import { words } from '#i18n/words.ts';
import { PAGE_SIZES } from '#kit/page-size.ts';
import { Peeking } from '#modules/media/web/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { articlePaths, paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { addressOn } from '#pages/sites.ts';
import { ChipLink } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/articles.page';
import { ArticleCard } from './articles/article-card.tsx';
import { loadArticles, type Species } from './articles/load-articles.ts';
import messages from './messages/articles.fr.json';
import { pageHead } from './page-head.ts';

const t = words(messages);

export const handle = { name: 'articles' } satisfies RouteHandle;

const speciesOf = (text: string | null): Species | null =>
  text === 'chien' || text === 'chat' ? text : null;

/**
 * Articles and guides, newest first; links are built in the loader, so that scripts do not contain
 * them.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, site, sites } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const species = speciesOf(query.get('espece'));
  const page = Number(query.get('page')) || 1;
  const all = await loadArticles(content, species);
  const articles = all.slice(0, page * PAGE_SIZES.articles);
  return {
    site,
    sites,
    species,
    articles,
    total: all.length,
    path: articlePaths.all(species ?? undefined),
    more: articlePaths.all(species ?? undefined, page + 1),
    feed: addressOn(site, articlePaths.feed()),
    choices: [
      { label: t('all'), to: articlePaths.all(), selected: species === null },
      { label: t('dog'), to: articlePaths.all('chien'), selected: species === 'chien' },
      { label: t('cat'), to: articlePaths.all('chat'), selected: species === 'chat' },
    ],
  };
}

const TITLES = { chien: 'titleDog', chat: 'titleCat' } as const;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [
        ...pageHead(loaderData, {
          title: t(loaderData.species ? TITLES[loaderData.species] : 'title'),
          description: t('description'),
          path: loaderData.path,
        }),
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/rss+xml',
          title: t('feed'),
          href: loaderData.feed,
        },
      ]
    : [];

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { species, articles, total, more, feed, choices } = loaderData;
  return (
    <Container className="py-8 lg:py-14">
      <PageHead art={<Peeking name="reading" />} lead={t('lead')} className="mb-6">
        <h1>{t(species ? TITLES[species] : 'heading')}</h1>
      </PageHead>
      <nav aria-label={t('about')} className="mb-8 flex flex-wrap gap-2">
        {choices.map(({ label, ...choice }) => (
          <ChipLink key={label} {...choice} preventScrollReset>
            {label}
          </ChipLink>
        ))}
      </nav>
      {articles.length === 0 ? (
        <EmptyState
          title={t('none')}
          actions={<LinkButton to={paths.faq()}>{t('questions')}</LinkButton>}
        >
          <p>{t('noneText')}</p>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {articles.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </ul>
          {articles.length < total && (
            <LoadMore
              shown={articles.length}
              total={total}
              progress={t('progress', { count: total, shown: articles.length, total })}
              label={t('more')}
              to={more}
            />
          )}
        </>
      )}
      <p className="mt-8">
        <a href={feed} className="link inline-flex min-h-11 items-center">
          {t('follow')}
        </a>
      </p>
    </Container>
  );
}
