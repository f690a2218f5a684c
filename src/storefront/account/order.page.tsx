import { ArrowLeft } from 'lucide-react';
import { data, redirect } from 'react-router';
import { fullDate } from '#i18n/dates.ts';
import { Instructions } from '#modules/checkout/web/index.ts';
import { AddressLines } from '#modules/customers/web/index.ts';
import { deliveryDates, OrderLines, OrderStatus, OrderTotals } from '#modules/orders/web/index.ts';
import { checkoutCalls } from '#services/shop/checkout.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { pageSlugs, paths } from '../../paths.ts';
import { codeOf, shownOrder } from '../checkout/shown-order.ts';
import { orNotFound } from '../found.ts';
import { pageContext } from '../page-context.ts';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/order.page';
import { AccountFrame } from './account-frame.tsx';
import { t } from './account-words.ts';
import { Tracking } from './tracking.tsx';

export const handle = { name: 'account-order' } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { shop, site, sites, settings } = context.get(pageContext);
  requireSignIn(context, request);
  if (!settings.features.orders) throw data(null, { status: 404 });
  const order = await orNotFound(orderCalls(shop).read(params.order));
  if (order.state === 'cart') throw redirect(paths.checkout(params.order));
  const payment = order.payments[0];
  const isOwed = order.status === 'awaiting_payment' && payment !== undefined;
  const methods = isOwed ? await checkoutCalls(shop).paymentMethods(params.order, payment.id) : [];
  const method = methods.find(({ code }) => code === codeOf(payment?.method));
  const { trackingNumber, carrierLink } = order;
  const shown = { ...shownOrder(order), trackingNumber, carrierLink };
  return { site, sites, order: shown, instructions: method?.instructions ?? null };
}

type Shown = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('order.title', { number: loaderData.order.number ?? '' }),
        path: paths.order(loaderData.order.tokenValue),
        index: false,
      })
    : [];

/** One order, whole: lines, amounts, addresses, where it is (ORD-05, ORD-06). */
export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData;
  return (
    <AccountFrame>
      <Link to={paths.orders()} className="link inline-flex min-h-11 items-center gap-1.5">
        <Icon of={ArrowLeft} />
        {t('order.back')}
      </Link>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 tabIndex={-1} className="text-h2">
          {t('order.title', { number: order.number ?? '' })}
        </h1>
        <OrderStatus status={order.status} />
      </div>
      {order.date && (
        <p className="mt-2 text-encre-2">{t('list.placed', { date: fullDate(order.date) })}</p>
      )}
      <Tracking order={order} />
      <OrderBody {...loaderData} />
    </AccountFrame>
  );
}

function OrderBody({ order, instructions }: Pick<Shown, 'order' | 'instructions'>) {
  const { deliverFrom, deliverTo } = order.shipments[0] ?? {};
  return (
    <Grid columns="halves" className="mt-6 items-start">
      <div>
        {instructions && (
          <Card as="section" ground="quiet" className="mb-6">
            <h2 className="mb-2 text-h4">{t('order.payment')}</h2>
            <Instructions text={instructions} />
          </Card>
        )}
        <section>
          <h2 className="text-h3">{t('order.lines')}</h2>
          <OrderLines order={order} />
        </section>
        <p className="mt-6 text-small">
          <Link to={paths.page(pageSlugs.withdrawal)} className="link">
            {t('order.withdrawal')}
          </Link>
        </p>
      </div>
      <Card as="section" ground="brume" className="grid gap-6">
        <div>
          <h2 className="mb-3 text-h4">{t('order.totals')}</h2>
          <OrderTotals order={order} />
        </div>
        {order.shippingAddress && (
          <div>
            <h2 className="mb-2 text-h4">{t('order.shipping')}</h2>
            {deliverFrom && deliverTo && !instructions && (
              <p className="mb-2">
                {t('order.delivered', { dates: deliveryDates(deliverFrom, deliverTo) })}
              </p>
            )}
            <AddressLines address={order.shippingAddress} />
          </div>
        )}
        {order.billingAddress && (
          <div>
            <h2 className="mb-2 text-h4">{t('order.billing')}</h2>
            <AddressLines address={order.billingAddress} />
          </div>
        )}
      </Card>
    </Grid>
  );
}
