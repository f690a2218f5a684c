import { data } from 'react-router';
import { fullDate } from '#i18n/dates.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { BackLink } from '../account/back-link.tsx';
import { loadOwnOrder } from '../account/load-order.server.ts';
import { reorder } from '../account/reorder.server.ts';
import { WholeOrder } from '../account/whole-order.tsx';
import { loadOr404 } from '../load-or-404.ts';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/history-order.page';
import { openSubscription } from './open-subscription.server.ts';
import { t } from './subscription-words.ts';

export const handle = { name: 'account-subscription-order' } satisfies RouteHandle;

type Args = Pick<Route.LoaderArgs, 'context' | 'request' | 'params'>;

async function openOrder({ context, request, params }: Args) {
  const opened = await openSubscription(context, request, params.subscription);
  const order = await loadOr404(opened.calls.historyOrder(params.subscription, params.order));
  return { ...opened, order };
}

export async function loader(args: Route.LoaderArgs) {
  const { site, sites } = args.context.get(pageContext);
  const { shop, subscription, order } = await openOrder(args);
  return { site, sites, code: subscription.code, ...(await loadOwnOrder(shop, order)) };
}

export async function action(args: Route.ActionArgs) {
  const { shop, order } = await openOrder(args);
  const form = await args.request.formData();
  const session = args.context.get(sessionContext);
  const answer = await reorder({ shop, session, token: order.tokenValue, form });
  return data(answer, { status: answer.refused ? 422 : 200 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused }));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('history.order', { number: loaderData.order.number ?? '' }),
        path: subscriptionPaths.order(loaderData.code, loaderData.order.number ?? ''),
        index: false,
      })
    : [];

/** One order a subscription made (RTE-43). */
export default function HistoryOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, order } = loaderData;
  return (
    <WholeOrder
      own={loaderData}
      title={t('history.order', { number: order.number ?? '' })}
      placed={order.date && t('history.placed', { date: fullDate(order.date) })}
      back={<BackLink to={subscriptionPaths.history(code)}>{t('history.all')}</BackLink>}
      answer={actionData}
    />
  );
}
