import { shortDate } from '#i18n/dates.ts';
import { sheetMoney } from '#kit/sheet.ts';
import type { listAllOrders } from '#modules/orders/admin-operations.ts';
import { OrderStatus, orderStatusText } from '#modules/orders/web/index.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Status } from '#ui/status.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { t } from './orders-words.ts';

/** Maximum length of a note. */
const NOTE = 2000;

/** Orders in the back office. */
export const ordersOffice = officeList<typeof listAllOrders>({
  id: 'orders',
  rowKey: ({ number }) => number,
  t,
  columns: {
    number: {
      isHeading: true,
      className: 'whitespace-nowrap',
      text: ({ number }) => number,
      cell: ({ number }) => (
        <Link to={officePaths.order(number)} className="link tabular-nums">
          {number}
        </Link>
      ),
    },
    placedAt: {
      sort: 'placedAt',
      className: 'whitespace-nowrap',
      text: ({ placedAt }) => shortDate(placedAt),
    },
    name: { text: ({ name }) => name },
    email: { className: 'break-all', text: ({ email }) => email },
    channel: { text: ({ channel }) => channel.slice(0, 2) },
    total: {
      sort: 'total',
      isFigures: true,
      className: 'whitespace-nowrap',
      text: ({ total }) => sheetMoney(total),
      cell: ({ total }) => <Price cents={total} />,
    },
    status: {
      text: ({ status, held: [held] }) =>
        [orderStatusText(status), held && t(`held.${held}`)].filter(Boolean).join(', '),
      cell: ({ status, held: [held] }) => (
        <span className="flex flex-wrap gap-1">
          <OrderStatus status={status} />
          {held && <Status tone="error">{t(`held.${held}`)}</Status>}
        </span>
      ),
    },
    subscription: {
      className: 'whitespace-nowrap tabular-nums',
      text: ({ subscription }) => subscription,
      cell: ({ subscription }) =>
        subscription && (
          <Link to={officePaths.subscription(subscription)} className="link">
            {subscription}
          </Link>
        ),
    },
  },
  actions: [
    {
      name: 'slips',
      permission: 'orders.people',
      leadsTo: (numbers) => officePaths.slipsOf(numbers),
    },
    { name: 'note', permission: 'orders.manage', takesText: NOTE },
  ],
});
