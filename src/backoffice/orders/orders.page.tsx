import { shortDate } from '#i18n/dates.ts';
import { orderList } from '#modules/orders/rules/index.ts';
import { OrderStatus } from '#modules/orders/web/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { officeHead } from '../office-head.ts';
import { type ListColumn, OfficeList } from '../parts/office-list.tsx';
import { listRequest, readList } from '../parts/read-list.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/orders.page';
import { t } from './orders-words.ts';

export const handle = { name: 'office-orders', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const shown = readList(request, orderList);
  const { members, total } = await teamOrderCalls(admin).list(listRequest(shown));
  return { orders: members, total, shown };
}

export const meta = () => officeHead(t('title'));

type Order = Route.ComponentProps['loaderData']['orders'][number];

const COLUMNS: readonly ListColumn<Order>[] = [
  {
    name: 'number',
    isHeading: true,
    cell: ({ number }) => (
      <Link to={officePaths.order(number)} className="link tabular-nums">
        {number}
      </Link>
    ),
  },
  {
    name: 'placedAt',
    sort: 'placedAt',
    className: 'whitespace-nowrap',
    cell: ({ placedAt }) => shortDate(placedAt),
  },
  {
    name: 'name',
    cell: ({ name, email }) => (
      <>
        {name}
        <span className="block text-encre-2">{email}</span>
      </>
    ),
  },
  { name: 'channel', cell: ({ channel }) => channel.slice(0, 2) },
  {
    name: 'total',
    sort: 'total',
    isFigures: true,
    className: 'whitespace-nowrap',
    cell: ({ total }) => <Price cents={total} />,
  },
  { name: 'status', cell: ({ status }) => <OrderStatus status={status} /> },
];

export default function OfficeOrdersPage({ loaderData }: Route.ComponentProps) {
  const { orders, total, shown } = loaderData;
  return (
    <OfficeList
      list={orderList}
      shown={shown}
      rows={orders}
      total={total}
      rowKey={({ number }) => number}
      columns={COLUMNS}
      to={officePaths.orders}
      t={t}
      lead={t('lead', { count: total })}
      none={shown.choice.search ? t('none') : undefined}
    />
  );
}
