import { data } from 'react-router';
import { fullDate } from '#i18n/dates.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Link } from '#ui/link.tsx';
import { pageHead } from '../page-head.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/order.page';
import { t } from './account-words.ts';
import { askForReturn } from './ask-for-return.server.ts';
import { BackLink } from './back-link.tsx';
import { findOwnOrder, loadOrder, type OwnOrder } from './load-order.server.ts';
import { reorder } from './reorder.server.ts';
import { WholeOrder } from './whole-order.tsx';

export const handle = { name: 'account-order' } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  requireSignIn(context, request);
  requireFeature(context, 'orders');
  return { site, sites, ...(await loadOrder(shop, params.order)) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  requireSignIn(context, request);
  requireFeature(context, 'orders');
  const { tokenValue } = await findOwnOrder(shop, params.order);
  const form = await request.formData();
  const session = context.get(sessionContext);
  const given = { shop, token: tokenValue, form };
  const answer =
    form.get('intent') === 'ask-return'
      ? await askForReturn({ ...given, back: paths.order(params.order) })
      : await reorder({ ...given, session });
  return data(answer, { status: answer.refused ? 422 : 200 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused }));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('order.title', { number: loaderData.order.number ?? '' }),
        path: paths.order(loaderData.order.number ?? ''),
        index: false,
      })
    : [];

/** The deadline for a withdrawal that was not declared yet (WDR-01). */
function Withdrawal({ allowed, until, declaredAt, items }: OwnOrder['withdrawal']) {
  if ((declaredAt && items === null) || !allowed || !until) return null;
  return (
    <p className="mt-6 text-encre-2">{t('order.withdrawalUntil', { date: fullDate(until) })}</p>
  );
}

/** One order with its actions (ORD-05, ORD-06). */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, withdrawal } = loaderData;
  return (
    <>
      <WholeOrder
        own={loaderData}
        title={t('order.title', { number: order.number ?? '' })}
        placed={order.date && t('list.placed', { date: fullDate(order.date) })}
        back={<BackLink to={paths.orders()}>{t('list.title')}</BackLink>}
        answer={actionData}
      />
      {order.shipments[0]?.deliveredAt && !loaderData.isCancelled && (
        <Link
          to={mailPaths.orderReviews(order.tokenValue)}
          // Review pages are not in the storefront's route manifest, so they need a full page load.
          reloadDocument
          className="link mt-4 inline-flex min-h-11 items-center"
        >
          {t('order.reviews')}
        </Link>
      )}
      <Withdrawal {...withdrawal} />
      {withdrawal.allowed && (
        <Link
          to={paths.withdraw(order.number ?? '')}
          className="link mt-4 inline-flex min-h-11 items-center"
        >
          {t('order.withdrawal')}
        </Link>
      )}
    </>
  );
}
