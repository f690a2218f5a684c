import { shortDate } from '#i18n/dates.ts';
import { PAYMENT_STATES, SHIPPING_STATES } from '#modules/orders/admin-contracts.ts';
import { OrderStatus } from '#modules/orders/web/index.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Select } from '#ui/select.tsx';
import { Table } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { RouteHandle } from '../../storefront/route-handle.ts';
import { t as frame } from '../frame/frame-words.ts';
import { officeHead } from '../office-head.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager, pageOf } from '../parts/pager.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/orders.page';
import { t } from './orders-words.ts';

export const handle = { name: 'office-orders', tracking: false } satisfies RouteHandle;

/** The value when it is one of those known; an address may be typed by hand. */
const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const query = new URL(request.url).searchParams;
  const page = pageOf(query);
  const filter = {
    search: query.get('recherche')?.slice(0, 200) || undefined,
    payment: oneOf(PAYMENT_STATES, query.get('paiement')),
    shipping: oneOf(SHIPPING_STATES, query.get('envoi')),
    promotion: query.get('promotion')?.slice(0, 60) || undefined,
    customer: /^\d{1,15}$/.exec(query.get('client') ?? '')?.[0],
  };
  const { members, total } = await teamOrderCalls(admin).list({
    page: String(page),
    search: filter.search,
    paymentState: filter.payment,
    shippingState: filter.shipping,
    promotion: filter.promotion,
    customer: filter.customer,
  });
  return { orders: members, total, page, filter };
}

export const meta = () => officeHead(t('title'));

const options = (states: readonly string[], area: 'payment' | 'shipping') =>
  states.map((value) => ({ value, label: t.translate(`${area}.${value}`) }));

export default function OfficeOrdersPage({ loaderData }: Route.ComponentProps) {
  const { orders, total, page, filter } = loaderData;
  const narrowed = Object.values(filter).some(Boolean);
  return (
    <>
      <PageTitle lead={t('lead', { count: total })}>{t('title')}</PageTitle>
      <FilterForm reset={officePaths.orders()} narrowed={narrowed}>
        {filter.customer && <input type="hidden" name="client" value={filter.customer} />}
        <TextField
          id="recherche"
          name="recherche"
          type="search"
          label={t('fields.search')}
          placeholder={t('fields.searchHint')}
          defaultValue={filter.search}
          maxLength={200}
        />
        <Select
          id="paiement"
          name="paiement"
          label={t('fields.payment')}
          placeholder={t('fields.all')}
          defaultValue={filter.payment}
          options={options(PAYMENT_STATES, 'payment')}
        />
        <Select
          id="envoi"
          name="envoi"
          label={t('fields.shipping')}
          placeholder={t('fields.all')}
          defaultValue={filter.shipping}
          options={options(SHIPPING_STATES, 'shipping')}
        />
        {filter.promotion !== undefined && (
          <TextField
            id="promotion"
            name="promotion"
            label={t('fields.promotion')}
            defaultValue={filter.promotion}
            maxLength={60}
          />
        )}
      </FilterForm>
      {orders.length === 0 ? <p>{frame('nothing')}</p> : <OrdersTable orders={orders} />}
      <Pager page={page} total={total} to={(page) => officePaths.orders({ ...filter, page })} />
    </>
  );
}

function OrdersTable({ orders }: Pick<Route.ComponentProps['loaderData'], 'orders'>) {
  return (
    <Table caption={t('title')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('columns.number')}</th>
          <th scope="col">{t('columns.placedAt')}</th>
          <th scope="col">{t('columns.name')}</th>
          <th scope="col">{t('columns.channel')}</th>
          <th scope="col" className="text-right">
            {t('columns.total')}
          </th>
          <th scope="col">{t('columns.status')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number}>
            <th scope="row">
              <Link to={officePaths.order(order.number)} className="link tabular-nums">
                {order.number}
              </Link>
            </th>
            <td className="whitespace-nowrap">{shortDate(order.placedAt)}</td>
            <td>
              {order.name}
              <span className="block text-encre-2">{order.email}</span>
            </td>
            <td>{order.channel.slice(0, 2)}</td>
            <td className="text-right whitespace-nowrap">
              <Price cents={order.total} />
            </td>
            <td>
              <OrderStatus status={order.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
