import { pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { paths } from '../../paths.ts';
import { BackLink } from '../account/back-link.tsx';
import { OrderHistory } from '../account/order-history.tsx';
import { unfolded } from '../account/unfolded.ts';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/history.page';
import { openSubscription } from './open-subscription.server.ts';
import { t } from './subscription-words.ts';

export const handle = { name: 'account-subscription-history' } satisfies RouteHandle;

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  const { calls, subscription } = await openSubscription(context, request, params.subscription);
  const { code } = subscription;
  const { page, rows, shown } = unfolded(url.searchParams);
  const { members, total } = await calls.history(code, rows);
  return { site, sites, code, orders: members, total: shown(total), page };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('history.title', { code: loaderData.code }),
        path: paths.subscriptionHistory(loaderData.code),
        index: false,
      })
    : [];

/** The orders a subscription made (RTE-42, SUB-05). */
export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { code, orders, total, page } = loaderData;
  const shown = orders.length;
  return (
    <>
      <BackLink to={paths.subscription(code)}>{t('back', { code })}</BackLink>
      <h1 tabIndex={-1} className="text-h2">
        {t('history.title', { code })}
      </h1>
      {shown === 0 ? (
        <EmptyState title={t('history.empty')} />
      ) : (
        <OrderHistory
          orders={orders}
          title={t('history.orders')}
          to={(number) => paths.subscriptionOrder(code, number)}
        />
      )}
      {shown < total && (
        <LoadMore
          shown={shown}
          total={total}
          progress={t('history.progress', { shown, total })}
          label={t('history.more')}
          to={paths.subscriptionHistory(code, page + 1)}
        />
      )}
    </>
  );
}
