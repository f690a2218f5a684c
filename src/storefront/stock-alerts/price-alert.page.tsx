import { money } from '#i18n/money.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { productCalls } from '#services/shop/products.ts';
import { LinkButton } from '#ui/link.tsx';
import { loadOr404 } from '../load-or-404.ts';
import { pageHead } from '../page-head.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/price-alert.page';
import { t } from './price-alert-words.ts';
import { StockAlertForm } from './stock-alert-form.tsx';

export const handle = { name: 'price-alert', layout: 'minimal' } satisfies RouteHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, sites, shop } = context.get(pageContext);
  const { variant, product } = await loadOr404(productCalls(shop).variant(params.code));
  return {
    site,
    sites,
    code: variant.code,
    name: product.name,
    format: variant.name,
    cents: variant.price,
    slug: product.slug,
  };
}

/** A sign-up does not change this page's data. */
export const shouldRevalidate = () => false;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('page'),
        path: paths.priceAlert(loaderData.code),
        index: false,
      })
    : [];

/** Sign-up for one mail when a format costs less than today. */
export default function PriceAlertPage({ loaderData }: Route.ComponentProps) {
  const { code, name, format, cents, slug } = loaderData;
  return (
    <SignInFrame heading={t('title')} lead={t('lead', { name, format, price: money(cents) })}>
      <StockAlertForm variantCode={code} awaits="price" note={t('note')} />
      <div className="mt-6">
        <LinkButton to={paths.product(slug)} variant="secondary" block reloadDocument>
          {t('back')}
        </LinkButton>
      </div>
    </SignInFrame>
  );
}
