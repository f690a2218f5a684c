import { data } from 'react-router';
import { shortDate } from '#i18n/dates.ts';
import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import { OrderStatus } from '#modules/orders/web/index.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Price } from '#ui/price.tsx';
import { Table } from '#ui/table.tsx';
import { paths } from '../../paths.ts';
import { pageContext } from '../page-context.ts';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/orders.page';
import { AccountFrame } from './account-frame.tsx';
import { t } from './account-words.ts';
import { OrderCard } from './order-card.tsx';

export const handle = { name: 'account-orders' } satisfies RouteHandle;

const AT_ONCE = 10;

/** `?page=2` shows the first two pages: the address restores what was unfolded (ORD-03). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, site, sites, settings } = context.get(pageContext);
  requireSignIn(context, request);
  if (!settings.features.orders) throw data(null, { status: 404 });
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10 ? asked : 1;
  const { members, total } = await orderCalls(shop).list(page * AT_ONCE);
  return { site, sites, orders: members, total, page };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('list.title'), path: paths.orders(), index: false })
    : [];

/** The latest order apart, then the others (ORD-01, ORD-02). */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { orders, total, page } = loaderData;
  const [latest, ...earlier] = orders;
  return (
    <AccountFrame>
      <h1 tabIndex={-1} className="mb-6 text-h1">
        {t('list.title')}
      </h1>
      {latest ? (
        <>
          <section>
            <h2 className="mb-3 text-h3">{t('list.latest')}</h2>
            <OrderCard order={latest} />
          </section>
          {earlier.length > 0 && <History orders={earlier} />}
          {orders.length < total && (
            <LoadMore
              shown={orders.length}
              total={total}
              progress={t('list.progress', { shown: orders.length, total })}
              label={t('list.more')}
              to={`${paths.orders()}?page=${page + 1}`}
            />
          )}
        </>
      ) : (
        <EmptyState
          title={t('list.empty')}
          actions={<LinkButton to={paths.home()}>{t('list.shop')}</LinkButton>}
        >
          {t('list.emptyText')}
        </EmptyState>
      )}
    </AccountFrame>
  );
}

function History({ orders }: { orders: readonly OrderSummaryShape[] }) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-h3">{t('list.history')}</h2>
      <Table caption={t('list.caption')} hideCaption>
        <thead>
          <tr>
            <th scope="col">{t('list.columns.number')}</th>
            <th scope="col">{t('list.columns.date')}</th>
            <th scope="col">{t('list.columns.status')}</th>
            <th scope="col" className="text-right">
              {t('list.columns.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, number, tokenValue, date, status, totalIncludingTax }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={paths.order(tokenValue)} className="link inline-flex min-h-6">
                  {number}
                </Link>
              </th>
              <td className="whitespace-nowrap">{date && shortDate(date)}</td>
              <td>
                <OrderStatus status={status} />
              </td>
              <td className="text-right">
                <Price cents={totalIncludingTax} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
