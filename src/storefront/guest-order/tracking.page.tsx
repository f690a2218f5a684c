import { data, Form, redirect } from 'react-router';
import { fullDate } from '#i18n/dates.ts';
import { OrderStatus } from '#modules/orders/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { askForReturn } from '../account/ask-for-return.server.ts';
import { AskReturn } from '../account/ask-return.tsx';
import { loadOwnOrder, type OwnOrder } from '../account/load-order.server.ts';
import { OrderContent } from '../account/order-content.tsx';
import { OrderNotice } from '../account/order-notice.tsx';
import { OrderProgress } from '../account/order-progress.tsx';
import { OrderReturns } from '../account/order-returns.tsx';
import { isOwed } from '../checkout/funnel-steps.ts';
import { pageHead } from '../page-head.ts';
import { requireFeature } from '../require-feature.server.ts';
import type { Route } from './+types/tracking.page';
import { findTrackedOrder } from './find-tracked-order.server.ts';
import { t } from './guest-order-words.ts';

export const handle = {
  name: 'order-tracking',
  tracking: false,
  campaignDialogs: false,
} satisfies RouteHandle;

/** Tracking page of an order without an account, by the link in its mails. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  requireFeature(context, 'orders');
  const { order: token } = params;
  const found = await findTrackedOrder(shop, token);
  const own = found && (await loadOwnOrder(shop, found));
  return data({ site, sites, token, own }, { status: own ? 200 : 404 });
}

/** Starts the payment of an open amount in this browser, or asks for a return label. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  requireFeature(context, 'orders');
  const { order: token } = params;
  const found = await findTrackedOrder(shop, token);
  const form = await request.formData();
  if (found && form.get('intent') === 'ask-return') {
    const answer = await askForReturn({ shop, token, form, back: paths.tracking(token) });
    return data(answer, { status: 422 });
  }
  if (!found || !isOwed(found)) throw redirect(paths.tracking(token));
  context.get(sessionContext).keepGuestOrder(token);
  throw redirect(paths.guestCheckout(token, 'payment'));
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('title'),
        path: paths.tracking(loaderData.token),
        index: false,
        follow: false,
      })
    : [];

export default function TrackingPage({
  loaderData: { own, token },
  actionData,
}: Route.ComponentProps) {
  return (
    <Container className="py-8 lg:py-14">
      {own ? <Tracked own={own} token={token} refused={actionData?.refused} /> : <Gone />}
    </Container>
  );
}

interface TrackedProps {
  own: OwnOrder;
  token: string;
  refused: FormAnswer | undefined;
}

/** The same parts as in an account: progress, contents and amounts. */
function Tracked({ own, token, refused }: TrackedProps) {
  const { order, withdrawal } = own;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 tabIndex={-1} className="text-h2">
          {t('heading', { number: order.number ?? '' })}
        </h1>
        <OrderStatus status={order.status} deliveredAt={order.shipments[0]?.deliveredAt} />
      </div>
      {order.date && (
        <p className="mt-2 text-encre-2">{t('placed', { date: fullDate(order.date) })}</p>
      )}
      <OrderNotice
        {...own}
        pay={(label) => (
          <Form method="post">
            <Button type="submit">{label}</Button>
          </Form>
        )}
      />
      <OrderProgress {...own} />
      <OrderReturns {...own} />
      <OrderContent {...own} invoicePath={(number) => paths.trackedInvoice(token, number)} />
      <AskReturn {...own} refused={refused} />
      <Withdrawal {...withdrawal} order={order.number ?? ''} token={token} />
      <p className="mt-4">
        {t('help')}{' '}
        <Link to={paths.contact()} className="link">
          {t('contact')}
        </Link>
      </p>
      <p className="mt-6 text-small text-encre-2">{t('private')}</p>
    </>
  );
}

type Right = Pick<OwnOrder['withdrawal'], 'allowed' | 'until' | 'declaredAt' | 'items'>;

interface WithdrawalProps extends Right {
  /** Number of the order. */
  order: string;
  token: string;
}

/** Stays while something of the order can still be withdrawn from (WDR-03). */
function Withdrawal({ order, token, allowed, until, declaredAt, items }: WithdrawalProps) {
  const isWhole = declaredAt !== null && items === null;
  if (isWhole || !allowed) return null;
  return (
    <p className="mt-8 text-encre-2">
      {until && t('withdrawalUntil', { date: fullDate(until) })}{' '}
      <Link to={paths.withdraw(order, token)} className="link">
        {t('withdrawal')}
      </Link>
    </p>
  );
}

/** Shown for an invalid link, and for an order that was since moved to an account. */
function Gone() {
  return (
    <div className="max-w-text">
      <h1 tabIndex={-1} className="text-h2">
        {t('gone.title')}
      </h1>
      <p className="mt-3">{t('gone.text')}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <LinkButton to={paths.signIn()}>{t('gone.signIn')}</LinkButton>
        <Link to={paths.contact()} className="link">
          {t('gone.contact')}
        </Link>
      </div>
    </div>
  );
}
