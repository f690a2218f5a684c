import { ContentBlocks } from '#blocks/content/content-blocks.tsx';
import { loadLists } from '#blocks/content/load-lists.ts';
import { cardsOf } from '#blocks/product/cards-of.ts';
import { ProductRail } from '#blocks/product/product-rail.tsx';
import { fullDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import { getArticle } from '#modules/content/content-operations.ts';
import { ContentPicture } from '#modules/content/web/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { articlePaths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Container } from '#ui/layout.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import type { Route } from './+types/article.page';
import { ArticleCard } from './articles/article-card.tsx';
import { articleJsonLd } from './articles/article-json-ld.ts';
import { loadArticles } from './articles/load-articles.ts';
import { loadOr404 } from './load-or-404.ts';
import messages from './messages/articles.fr.json';
import { pageHead } from './page-head.ts';

const t = words(messages);

export const handle = { name: 'article' } satisfies RouteHandle;

const OTHERS = 3;

/** An article with its products and further reading. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, site, sites } = context.get(pageContext);
  const { attributes: article } = await loadOr404(
    content.get(getArticle, { params: { slug: params.article } }),
    content,
  );
  const [lists, products, all] = await Promise.all([
    loadLists(content, article.blocks),
    cardsOf(content, article.skus),
    loadArticles(content),
  ]);
  return {
    site,
    sites,
    article,
    lists,
    products,
    others: all.filter(({ slug }) => slug !== article.slug).slice(0, OTHERS),
    path: articlePaths.one(article.slug),
    list: articlePaths.all(),
    jsonLd: [articleJsonLd(site, article)],
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: loaderData.article.seo.title,
        description: loaderData.article.seo.description,
        index: !loaderData.article.seo.noindex,
        path: loaderData.path,
        image: loaderData.article.image?.url,
        type: 'article',
        jsonLd: loaderData.jsonLd,
      })
    : [];

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, lists, products, others, list } = loaderData;
  const { title, lead, author, writtenOn, updatedOn, image, blocks } = article;
  const signed = t('signed', { author, date: fullDate(writtenOn) });
  const reread = updatedOn && t('updated', { date: fullDate(updatedOn) });
  return (
    <div className="pt-4 pb-14 lg:pb-24">
      <Container>
        <Breadcrumb trail={[{ label: t('heading'), to: list }, { label: title }]} />
      </Container>
      <article>
        <Container className="grid items-center gap-6 pt-4 pb-4 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-10">
          <div>
            <h1>
              <Unbroken text={title} />
            </h1>
            <p className="mt-3 text-small text-encre-2">
              {reread ? `${signed} · ${reread}` : signed}
            </p>
            <p className="mt-4 max-w-text">
              <Unbroken text={lead} />
            </p>
          </div>
          {image && (
            <div className="overflow-hidden rounded-card bg-beurre-200">
              <ContentPicture
                image={image}
                priority
                sizes="(min-width:768px) 480px, 92vw"
                className="mx-auto"
              />
            </div>
          )}
        </Container>
        <ContentBlocks blocks={blocks} lists={lists} heroIsTitle={false} />
      </article>
      {products.length > 0 && (
        <Container as="section" className="py-6">
          <h2 className="mb-5 text-h3">{t('products')}</h2>
          <ProductRail label={t('products')} list="article" products={products} />
        </Container>
      )}
      {others.length > 0 && (
        <Container as="section" className="py-6">
          <h2 className="mb-5 text-h3">{t('others')}</h2>
          <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {others.map((other) => (
              <ArticleCard key={other.slug} article={other} level={3} />
            ))}
          </ul>
        </Container>
      )}
    </div>
  );
}
