import { shortDate } from '#i18n/dates.ts';
import { PAYMENT_STATES, SHIPPING_STATES } from '#modules/orders/admin-contracts.ts';
import { OrderStatus } from '#modules/orders/web/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { ChoiceField, SearchField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/orders.page';
import { t } from './orders-words.ts';

export const handle = { name: 'office-orders', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { page, text, oneOf } = readQuery(request);
  const filter = {
    search: text('recherche'),
    payment: oneOf('paiement', PAYMENT_STATES),
    shipping: oneOf('envoi', SHIPPING_STATES),
    promotion: text('promotion', 60),
    customer: /^\d{1,15}$/.exec(text('client') ?? '')?.[0],
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
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { count: total })}
      to={officePaths.orders}
      filter={filter}
      page={page}
      total={total}
      fields={
        <>
          {filter.customer && <input type="hidden" name="client" value={filter.customer} />}
          <SearchField
            label={t('fields.search')}
            placeholder={t('fields.searchHint')}
            value={filter.search}
          />
          <ChoiceField
            name="paiement"
            label={t('fields.payment')}
            any={t('fields.all')}
            value={filter.payment}
            options={options(PAYMENT_STATES, 'payment')}
          />
          <ChoiceField
            name="envoi"
            label={t('fields.shipping')}
            any={t('fields.all')}
            value={filter.shipping}
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
        </>
      }
    >
      <OrdersTable orders={orders} />
    </ListPage>
  );
}

function OrdersTable({ orders }: Pick<Route.ComponentProps['loaderData'], 'orders'>) {
  return (
    <ListTable
      caption={t('title')}
      columns={[
        t('columns.number'),
        t('columns.placedAt'),
        t('columns.name'),
        t('columns.channel'),
        { figures: t('columns.total') },
        t('columns.status'),
      ]}
    >
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
    </ListTable>
  );
}
