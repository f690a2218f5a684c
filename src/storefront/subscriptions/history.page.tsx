import { pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { BackLink } from '../account/back-link.tsx';
import { OrderHistory } from '../account/order-history.tsx';
import { unfolded } from '../account/unfolded.ts';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/history.page';
import { ChangeHistory } from './change-history.tsx';
import { openSubscription } from './open-subscription.server.ts';
import { t } from './subscription-words.ts';

export const handle = { name: 'account-subscription-history' } satisfies RouteHandle;

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  const { calls, subscription } = await openSubscription(context, request, params.subscription);
  const { code, name } = subscription;
  const { page, rows, shown } = unfolded(url.searchParams);
  const { members, total } = await calls.history(code, rows);
  const changes = await calls.changes(code);
  return { site, sites, code, name, changes, orders: members, total: shown(total), page };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('history.of', { name: loaderData.name }),
        path: subscriptionPaths.history(loaderData.code),
        index: false,
      })
    : [];

/** The orders a subscription made (RTE-42, SUB-05). */
export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { code, name, changes, orders, total, page } = loaderData;
  const shown = orders.length;
  return (
    <>
      <BackLink to={subscriptionPaths.one(code)}>{name}</BackLink>
      <h1 tabIndex={-1} className="text-h2">
        {t('history.title')}
      </h1>
      <p className="mt-1 text-small text-encre-3">{t('number', { code })}</p>
      {shown === 0 ? (
        <EmptyState title={t('history.empty')} />
      ) : (
        <OrderHistory
          orders={orders}
          title={t('history.orders')}
          to={(number) => subscriptionPaths.order(code, number)}
        />
      )}
      {shown < total && (
        <LoadMore
          shown={shown}
          total={total}
          progress={t('history.progress', { shown, total })}
          label={t('history.more')}
          to={subscriptionPaths.history(code, page + 1)}
        />
      )}
      <ChangeHistory code={code} changes={changes} />
    </>
  );
}
