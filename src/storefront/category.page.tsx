import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { CampaignAd } from '#blocks/campaigns/campaign-ad.tsx';
import { words } from '#i18n/words.ts';
import { langOf } from '#modules/catalog/rules/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { Container } from '#ui/layout.tsx';
import type { Route } from './+types/category.page';
import { categoryJsonLd } from './category/category-json-ld.ts';
import { categorySearch, readCategoryQuery } from './category/category-query.ts';
import { FacetPanel } from './category/facet-panel.tsx';
import { ListHead } from './category/list-head.tsx';
import { loadCategory, supportedQuery } from './category/load-category.ts';
import { NoProducts } from './category/no-products.tsx';
import { ProductList } from './category/product-list.tsx';
import messages from './messages/category.fr.json';
import { pageHead } from './page-head.ts';

const t = words(messages);

/** Kinds of product the guide covers. */
const GUIDED: ReadonlySet<string> = new Set(['kibble', 'wet']);

export const handle = { name: 'category' } satisfies RouteHandle;

/**
 * A category page, filtered and sorted by its address; unknown values are removed by a redirect.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { content, settings, site, sites } = context.get(pageContext);
  const slug = params['*'].replace(/\/$/, '');
  const { search, searchParams } = url;
  const query = readCategoryQuery(searchParams);
  const found = await loadCategory(content, slug, query);
  const canonicalSearch = categorySearch(supportedQuery(query, found.category));
  if (canonicalSearch !== search) throw redirect(paths.category(slug) + canonicalSearch);
  const guided = settings.features.guides && found.products.some(({ kind }) => GUIDED.has(kind));
  return { site, sites, query, guided, ...found };
}

/** Adding to the cart does not change this page's data. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.formMethod && args.formMethod !== 'GET' ? false : args.defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { category, query, products, site } = loaderData;
  const isPlain = categorySearch(query) === '';
  return pageHead(loaderData, {
    title: category.seo.title,
    description: category.seo.description,
    path: paths.category(category.slug),
    index: isPlain && !category.seo.noindex,
    image: products[0]?.image?.url,
    jsonLd: [categoryJsonLd(site, category)],
  });
};

/** Clamped to two lines on phones, so that the first price is above the fold; the document has all of it. */
const Intro = ({ html, lang }: { html: string; lang: string | undefined }) => (
  <div className="group/intro mt-3 max-w-text text-encre-2">
    <div
      lang={lang}
      className="max-h-[2lh] overflow-hidden group-has-[[open]]/intro:max-h-none lg:max-h-none"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was published
      dangerouslySetInnerHTML={{ __html: html }}
    />
    <details className="group-has-[[open]]/intro:hidden lg:hidden print:hidden">
      <summary className="link inline-flex min-h-6 items-center text-small">
        {t('readMore')}
      </summary>
    </details>
  </div>
);

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, query, products, total, guided } = loaderData;
  const { slug, title, intro, breadcrumb, children, facets } = category;
  const path = paths.category(slug);
  const shelf = { path, facets, query, total };
  return (
    <Container className="pt-2 pb-14 lg:pt-4 lg:pb-24">
      {breadcrumb.length > 1 && (
        <Breadcrumb
          trail={breadcrumb.map((one) => ({
            label: one.name,
            to: one.path === slug ? undefined : paths.category(one.path),
          }))}
        />
      )}
      <h1 lang={langOf(category, 'title')} className="mt-4">
        {title}
      </h1>
      <Intro html={intro} lang={langOf(category, 'intro')} />
      {children.length > 0 && (
        <nav aria-label={t('sub')} className="mt-5 print:hidden">
          <ul className="flex flex-wrap gap-2">
            {children.map((child) => (
              <li key={child.path}>
                <ChipLink to={paths.category(child.path)}>{child.name}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-5 lg:mt-8 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-8 xl:gap-12">
        <div className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:pr-2">
          <FacetPanel {...shelf} />
        </div>
        <section aria-label={t('list')}>
          <ListHead {...shelf} />
          {products.length > 0 ? (
            <ProductList {...shelf} products={products} guided={guided} />
          ) : (
            <NoProducts path={path} facets={facets} query={query} />
          )}
        </section>
      </div>
      <CampaignAd action="ad_push_category" />
    </Container>
  );
}
