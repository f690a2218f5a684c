import { ContentBlocks } from '#blocks/content/content-blocks.tsx';
import { loadLists } from '#blocks/content/load-lists.ts';
import { fullDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import { getPage } from '#modules/content/content-operations.ts';
import { Peeking, type PeekingName } from '#modules/media/web/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Container } from '#ui/layout.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/content.page';
import { loadOr404 } from './load-or-404.ts';
import messages from './messages/pages.fr.json';
import { pageHead } from './page-head.ts';

const t = words(messages);

export const handle = { name: 'page' } satisfies RouteHandle;

/** A page of the content system by its slug (RTE-03). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, site, sites } = context.get(pageContext);
  const { attributes: page } = await loadOr404(
    content.get(getPage, { params: { slug: params.page } }),
    content,
  );
  return { site, sites, page, lists: await loadLists(content, page.blocks) };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: loaderData.page.seo.title,
        description: loaderData.page.seo.description,
        index: !loaderData.page.seo.noindex,
        path: paths.page(loaderData.page.slug),
        type: 'article',
      })
    : [];

/** The animal drawn beside the heading, by page; other pages show one that reads. */
const BESIDE: ReadonlyMap<string, PeekingName> = new Map([
  [pageSlugs.delivery, 'parcel'],
  [pageSlugs.withdrawal, 'back'],
  [pageSlugs.privacy, 'key'],
]);

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { slug, title, updatedOn, version, blocks } = loaderData.page;
  const hasHero = blocks[0]?.__component === 'blocks.hero';
  return (
    <div className={hasHero ? 'pb-14 lg:pb-24' : 'py-8 lg:py-14'}>
      {!hasHero && (
        <Container className="pb-4">
          <PageHead
            art={<Peeking name={BESIDE.get(slug) ?? 'reading'} />}
            lead={
              updatedOn && (
                <p className="text-small text-encre-3">
                  {t('updated', { date: fullDate(updatedOn) })}
                  {version && ` · ${t('version', { version })}`}
                </p>
              )
            }
          >
            <h1>{title}</h1>
          </PageHead>
        </Container>
      )}
      <ContentBlocks blocks={blocks} lists={loaderData.lists} heroIsTitle={hasHero} />
    </div>
  );
}
