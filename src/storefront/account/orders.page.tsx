import { Scene } from '#modules/media/web/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { pageHead } from '../page-head.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { Route } from './+types/orders.page';
import { t } from './account-words.ts';
import { readLatestOrder } from './latest-order.server.ts';
import { OrderCard } from './order-card.tsx';
import { OrderHistory } from './order-history.tsx';
import { unfolded } from './unfolded.ts';

export const handle = { name: 'account-orders' } satisfies RouteHandle;

/** The address restores how many orders were shown (ORD-03). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  requireSignIn(context, request);
  requireFeature(context, 'orders');
  const { page, rows, shown } = unfolded(new URL(request.url).searchParams);
  const { members, total } = await orderCalls(shop).list(rows);
  const [newest, ...earlier] = members;
  const latest = newest ? await readLatestOrder(shop, newest) : null;
  return { site, sites, latest, earlier, total: shown(total), page };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('list.title'), path: paths.orders(), index: false })
    : [];

/** The latest order apart, then the others (ORD-01, ORD-02). */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { latest, earlier, total, page } = loaderData;
  const shown = earlier.length + 1;
  if (!latest)
    return (
      <EmptyState
        level={1}
        art={<Scene name="empty-cart" priority className="w-72" />}
        title={t('list.empty')}
        actions={<LinkButton to={paths.home()}>{t('list.shop')}</LinkButton>}
      >
        {t('list.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-h1">
        {t('list.title')}
      </h1>
      <section>
        <h2 className="mb-3 text-h3">{t('list.latest')}</h2>
        <OrderCard order={latest} />
      </section>
      {earlier.length > 0 && <OrderHistory orders={earlier} />}
      {shown < total && (
        <LoadMore
          shown={shown}
          total={total}
          progress={t('list.progress', { shown, total })}
          label={t('list.more')}
          to={paths.orders(page + 1)}
        />
      )}
    </>
  );
}
