import { redirect } from 'react-router';
import { cardsOf } from '#blocks/product/cards-of.ts';
import { ProductRail } from '#blocks/product/product-rail.tsx';
import { words } from '#i18n/words.ts';
import { cheapestVariant, langOf } from '#modules/catalog/rules/index.ts';
import { Composition, Constituents, UseAndPackaging } from '#modules/catalog/web/index.ts';
import { sharePath } from '#modules/media/rules/index.ts';
import { pictureOf } from '#modules/media/web/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { listTariffsIfThere } from '#services/shop/delivery.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Gallery } from '#ui/gallery.tsx';
import { Container, Section } from '#ui/layout.tsx';
import type { Route } from './+types/sample.page';
import messages from './messages/product.fr.json';
import { pageHead } from './page-head.ts';
import { BuyBox } from './product/buy-box.tsx';
import { findProduct, shownProduct } from './product/load-product.ts';
import { NotForSale } from './product/not-for-sale.tsx';
import { productJsonLd } from './product/product-json-ld.ts';

const t = words(messages);

export const handle = { name: 'sample' } satisfies RouteHandle;

/** A sample by its slug (CAT-16); other products redirect to their own page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, shop, site, sites } = context.get(pageContext);
  const product = await findProduct(content, params.sample);
  if (product.kind !== 'sample') throw redirect(paths.product(product.slug), 301);
  const variant = cheapestVariant(product.ProductVariants);
  const shown = shownProduct(product, variant);
  const full = product.sampleOf ? [product.sampleOf] : product.crossSell;
  return {
    site,
    sites,
    product: shown,
    // Built on the server, so that browsers do not download its code.
    jsonLd: productJsonLd(site, shown, await listTariffsIfThere(shop)),
    variant,
    full: await cardsOf(content, full),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { product, jsonLd } = loaderData;
  return pageHead(loaderData, {
    title: `${product.seo.title} | Gamelle`,
    description: product.seo.description,
    path: paths.sample(product.slug),
    index: product.viewable,
    image: product.gallery[0] && sharePath(product.gallery[0].hash),
    type: 'product',
    jsonLd,
  });
};

export default function SamplePage({ loaderData }: Route.ComponentProps) {
  const { product, variant, full } = loaderData;
  const { name, shortDescription, breadcrumb, gallery, availability } = product;
  return (
    <>
      <Container className="pt-2 pb-10 lg:pt-4 lg:pb-16">
        <Breadcrumb
          trail={breadcrumb.map((one) => ({ label: one.name, to: paths.category(one.path) }))}
        />
        <div className="mt-2 grid gap-6 md:grid-cols-2 lg:gap-12">
          <Gallery
            label={t('gallery', { name })}
            views={gallery.map((image) => ({
              picture: pictureOf(image),
              alt: image.alternativeText,
            }))}
            sizes="(min-width:1024px) 600px, 100vw"
          />
          <div className="flex flex-col gap-4">
            <p className="text-small font-bold text-sapin-700">{t('sample.eyebrow')}</p>
            <h1 lang={langOf(product, 'name')} className="text-h2">
              {name}
            </h1>
            <p lang={langOf(product, 'shortDescription')} className="text-encre-2">
              {shortDescription}
            </p>
            {variant && availability === 'available' ? (
              <BuyBox product={product} variant={variant} list="sample" />
            ) : (
              <NotForSale product={product} variant={variant} />
            )}
            <h2 className="mt-4 text-h3">{t('sections.composition')}</h2>
            <Composition {...product} />
            <h2 className="mt-4 text-h3">{t('sections.constituents')}</h2>
            <Constituents {...product} />
            <h2 className="mt-4 text-h3">{t('sections.use')}</h2>
            <UseAndPackaging {...product} />
          </div>
        </div>
      </Container>
      {full.length > 0 && (
        <Section ground="brume">
          <h2 className="mb-6">{t('sample.of')}</h2>
          <ProductRail label={t('sample.of')} list="sample" products={full} />
        </Section>
      )}
    </>
  );
}
