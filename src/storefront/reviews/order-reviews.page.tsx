import { data } from 'react-router';
import { fullDate } from '#i18n/dates.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Alert } from '#ui/alert.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { pageHead } from '../page-head.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/order-reviews.page';
import { loadReviews } from './load-reviews.server.ts';
import { ReviewedProduct } from './reviewed-product.tsx';
import { t } from './reviews-words.ts';
import { UnknownKey } from './unknown-key.tsx';

export const handle = { name: 'order-reviews', layout: 'minimal' } satisfies RouteHandle;

/** The address may contain a secret, so other sites must not receive it as a referrer. */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

export async function loader({ context, params: { key }, url }: Route.LoaderArgs) {
  const { site, sites, shop } = context.get(pageContext);
  const done = url.searchParams.get('fait');
  const reviews = await loadReviews(shop, key);
  return data({ site, sites, key, reviews, done }, { status: reviews ? 200 : 404 });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('list.title'),
        path: mailPaths.orderReviews(loaderData.key),
        index: false,
        follow: false,
      })
    : [];

/** The articles of an order with their reviews (N-09). */
export default function OrderReviewsPage({ loaderData }: Route.ComponentProps) {
  const { key, reviews, done } = loaderData;
  if (!reviews) return <UnknownKey />;
  const { deliveredOn, products, number, isInvited } = reviews;
  const lead = deliveredOn ? t('list.lead', { date: fullDate(deliveredOn) }) : t('list.notYet');
  return (
    <SignInFrame key={done ?? 'list'} heading={t('list.heading')} lead={lead}>
      {(done === 'envoye' || done === 'retire') && (
        <Alert tone="success" live className="mb-5">
          {t(done === 'envoye' ? 'list.sent' : 'list.gone')}
        </Alert>
      )}
      <ul className="mb-6 grid gap-4">
        {products.map((product) => (
          <ReviewedProduct
            key={product.sku}
            reviewKey={key}
            product={product}
            isOpen={deliveredOn !== null}
          />
        ))}
      </ul>
      <LinkButton
        to={number ? paths.order(number) : paths.home()}
        variant="secondary"
        reloadDocument
      >
        {t(number ? 'list.order' : 'list.shop')}
      </LinkButton>
      {isInvited && (
        <p className="mt-4">
          <Link
            to={mailPaths.reviewRefusal(key)}
            reloadDocument
            className="link inline-flex min-h-11 items-center text-small"
          >
            {t('list.refuse')}
          </Link>
        </p>
      )}
    </SignInFrame>
  );
}
