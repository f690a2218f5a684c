import { shortDate } from '#i18n/dates.ts';
import type { PurchasesShape } from '#modules/orders/admin-contracts.ts';
import { frequencyLabel, OrderStatus } from '#modules/orders/web/index.ts';
import type { CustomerSubscriptionsShape } from '#modules/subscriptions/contracts.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './customers-words.ts';

interface PurchasesPanelProps {
  customer: number;
  purchases: PurchasesShape;
}

/** Orders of the customer, with totals. */
export function PurchasesPanel({ customer, purchases }: PurchasesPanelProps) {
  const { count, spent, latest } = purchases;
  const all = (
    <Link to={officePaths.orders({ customer: String(customer) })} className="link text-small">
      {t('orders.all')}
    </Link>
  );
  return (
    <Panel title={t('orders.title')} aside={latest.length > 0 && all}>
      <p className="mb-3">
        <Price cents={spent} size="regular" />{' '}
        <span className="text-small text-encre-2">{t('orders.spent', { count })}</span>
      </p>
      {latest.length > 0 && <Orders latest={latest} />}
    </Panel>
  );
}

function Orders({ latest }: Pick<PurchasesShape, 'latest'>) {
  return (
    <ListTable
      asCards
      caption={t('orders.latest')}
      columns={[
        t('orders.number'),
        t('orders.placedAt'),
        { figures: t('orders.total') },
        t('orders.status'),
      ]}
    >
      {latest.map((order) => (
        <tr key={order.number}>
          <th scope="row">
            <Link to={officePaths.order(order.number)} className="link tabular-nums">
              {order.number}
            </Link>
          </th>
          <td data-label={t('orders.placedAt')} className="whitespace-nowrap">
            {shortDate(order.placedAt)}
          </td>
          <td data-label={t('orders.total')} className="text-right">
            <Price cents={order.total} />
          </td>
          <td data-label={t('orders.status')}>
            <OrderStatus status={order.status} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

/** Subscriptions of the customer. */
export function SubscriptionsPanel({
  subscriptions,
  household,
}: Pick<CustomerSubscriptionsShape, 'subscriptions' | 'household'>) {
  return (
    <Panel title={t('subscriptions.title')}>
      {subscriptions.length === 0 && (
        <p className="text-small text-encre-2">{t('subscriptions.none')}</p>
      )}
      <ul className="grid gap-2 text-small">
        {subscriptions.map(({ code, status, frequency, nextShippingDate }) => (
          <li key={code} className="flex flex-wrap gap-x-3">
            <Link to={officePaths.subscription(code)} className="link font-bold">
              {code}
            </Link>
            <span>{frequencyLabel(frequency)}</span>
            <span>{t(`subscriptions.states.${status}`)}</span>
            {nextShippingDate && status !== 'stopped' && (
              <span className="text-encre-2">
                {t('subscriptions.next', { date: shortDate(nextShippingDate) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Sharing title={t('subscriptions.members')} people={household.members} />
      <Sharing title={t('subscriptions.shared')} people={household.shared} />
    </Panel>
  );
}

interface SharingProps {
  title: string;
  people: CustomerSubscriptionsShape['household']['members'];
}

/** People the subscriptions are shared with. */
function Sharing({ title, people }: SharingProps) {
  if (people.length === 0) return null;
  return (
    <div className="mt-3 text-small">
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-1 grid gap-1">
        {people.map(({ customer, name, email, joinedAt }) => (
          <li key={customer} className="flex flex-wrap gap-x-3">
            <Link to={officePaths.customer(customer)} className="link font-bold">
              {name}
            </Link>
            <span className="wrap-anywhere">{email}</span>
            <span className="text-encre-2">
              {t('subscriptions.since', { date: shortDate(joinedAt) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
