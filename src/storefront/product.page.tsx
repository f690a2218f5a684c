import { useRef, useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { CampaignAd } from '#blocks/campaigns/campaign-ad.tsx';
import { words } from '#i18n/words.ts';
import { langOf, variantOf } from '#modules/catalog/rules/index.ts';
import { GuaranteeNotice } from '#modules/checkout/web/index.ts';
import { sharePath } from '#modules/media/rules/index.ts';
import { pictureOf } from '#modules/media/web/index.ts';
import { documentPaths } from '#pages/document-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { isServiceAway } from '#services/service-client.ts';
import { listTariffsIfThere } from '#services/shop/delivery.ts';
import { productCalls } from '#services/shop/products.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Gallery } from '#ui/gallery.tsx';
import { Container } from '#ui/layout.tsx';
import { Rating } from '#ui/rating.tsx';
import type { Route } from './+types/product.page';
import messages from './messages/product.fr.json';
import { pageHead } from './page-head.ts';
import { BuyBox } from './product/buy-box.tsx';
import { DayOfAnimal } from './product/day-of-animal.tsx';
import { findProduct, relatedTo, shownProduct, slugOfSku } from './product/load-product.ts';
import { NotForSale } from './product/not-for-sale.tsx';
import { productJsonLd } from './product/product-json-ld.ts';
import { ProductSections } from './product/product-sections.tsx';
import { type BareProduct, ProductWithoutContent } from './product/product-without-content.tsx';
import { type Mode, USUAL_FREQUENCY } from './product/purchase-mode.tsx';
import { RelatedProducts } from './product/related-products.tsx';
import {
  chooseReviews,
  narrowedBy,
  readReviewQuery,
  reviewSearch,
} from './product/review-query.ts';
import { speciesToFeed } from './product/species-to-feed.ts';

const t = words(messages);

export const handle = { name: 'product' } satisfies RouteHandle;

/** A product by its slug; its sku leads there (GRD-13), an unknown format leads to the product. */
export async function loader(args: Route.LoaderArgs) {
  const { site, sites, shop, lacks, log, isContentElsewhere } = args.context.get(pageContext);
  try {
    return { site, sites, bare: null, ...(await loadProduct(args)) };
  } catch (error) {
    if (!isContentElsewhere || !isServiceAway(error)) throw error;
    lacks.content = true;
    log.error({ err: error }, 'a product has no content');
    const calls = productCalls(shop);
    const product = await calls.findBySlug(args.params.product);
    if (!product) throw error;
    const variants = await calls.variantsOf(product);
    return { site, sites, bare: { product, variants } satisfies BareProduct };
  }
}

async function loadProduct({ context, params, url }: Route.LoaderArgs) {
  const { content, settings, shop, site } = context.get(pageContext);
  const slug = await slugOfSku(content, params.product);
  if (slug) throw redirect(paths.product(slug, params.format) + url.search, 301);
  const product = await findProduct(content, params.product);
  if (product.kind === 'sample') throw redirect(paths.sample(product.slug), 301);
  const variant = variantOf(product.ProductVariants, params.format);
  if (variant === undefined) throw redirect(paths.product(product.slug));
  const { pathname, search, searchParams } = url;
  const query = readReviewQuery(searchParams);
  if (reviewSearch(query) !== search) throw redirect(pathname + reviewSearch(query));
  const shown = shownProduct(product, variant);
  const feeds = variant && settings.features.guides && speciesToFeed(product);
  return {
    variant,
    /** Null for products without a daily ration. */
    dayPath: feeds ? documentPaths.dayOfAnimal(product.slug, variant.slug) : null,
    product: shown,
    // Built on the server, so that browsers do not download its code.
    jsonLd: productJsonLd(site, shown, await listTariffsIfThere(shop)),
    related: await relatedTo(content, product),
    reviews: {
      query,
      ...chooseReviews(product.json_avis.reviews, query),
      by: narrowedBy(product.json_avis.reviews),
    },
  };
}

/** Adding to the cart does not change this page's data. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.formMethod && args.formMethod !== 'GET' ? false : args.defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData || loaderData.bare) return [];
  const { product, jsonLd } = loaderData;
  return pageHead(loaderData, {
    title: `${product.seo.title} | Gamelle`,
    description: product.seo.description,
    path: paths.product(product.slug),
    index: product.viewable,
    image: product.gallery[0] && sharePath(product.gallery[0].hash),
    type: 'product',
    jsonLd,
  });
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return loaderData.bare ? (
    <ProductWithoutContent {...loaderData.bare} />
  ) : (
    <WholeProduct loaderData={loaderData} />
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function WholeProduct({ loaderData }: { loaderData: Extract<Loaded, { bare: null }> }) {
  const { product, variant, related, reviews, dayPath } = loaderData;
  const { name, slug, availability, rating, shortDescription, breadcrumb } = product;
  const [mode, setMode] = useState<Mode>('once');
  const [interval, setInterval] = useState(USUAL_FREQUENCY);
  const [advised, setAdvised] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isSold = availability === 'available' && variant !== null;
  const choice = product.subscribable
    ? { mode, interval, advised, onMode: setMode, onInterval: setInterval }
    : undefined;
  const subscribeEvery = (days: number) => {
    setMode('subscription');
    setInterval(days);
    setAdvised(days);
    box.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <Container className="pt-2 pb-10 lg:pt-4 lg:pb-16">
        <Breadcrumb
          trail={breadcrumb.map((one) => ({ label: one.name, to: paths.category(one.path) }))}
        />
        <div className="mt-2 grid gap-6 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
          <div className={availability === 'available' ? 'min-w-0' : 'min-w-0 [&_img]:opacity-60'}>
            <Gallery
              key={variant?.slug ?? slug}
              label={t('gallery', { name })}
              views={product.gallery.map((image) => ({
                picture: pictureOf(image),
                alt: image.alternativeText,
              }))}
              sizes="(min-width:1024px) 600px, (min-width:768px) 46vw, 100vw"
            />
          </div>
          <div ref={box} className="flex flex-col gap-4 lg:sticky lg:top-24 lg:self-start">
            <h1 lang={langOf(product, 'name')} className="text-h2">
              {name}
            </h1>
            <p lang={langOf(product, 'shortDescription')} className="text-encre-2">
              {shortDescription}
            </p>
            {rating.average !== null && (
              <a href="#avis" className="self-start py-1 hover:underline">
                <Rating value={rating.average} count={rating.count} />
              </a>
            )}
            {isSold ? (
              <BuyBox key={slug} product={product} variant={variant} choice={choice} list="product">
                {dayPath && (
                  <DayOfAnimal
                    key={slug}
                    slug={slug}
                    variant={variant}
                    path={dayPath}
                    every={choice && mode === 'subscription' ? interval : null}
                  />
                )}
              </BuyBox>
            ) : (
              <NotForSale product={product} variant={variant} />
            )}
            {isSold && <GuaranteeNotice />}
          </div>
        </div>
      </Container>
      {!isSold && <RelatedProducts title={t('sections.alternatives')} products={related} />}
      <ProductSections
        product={product}
        variant={variant}
        reviews={reviews}
        onFrequency={isSold && product.subscribable ? subscribeEvery : undefined}
      />
      <Container>
        <CampaignAd action="ad_product_offer" />
      </Container>
      {isSold && <RelatedProducts title={t('sections.related')} products={related} />}
    </>
  );
}
