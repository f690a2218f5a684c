import { shortDate } from '#i18n/dates.ts';
import { sheetMoney } from '#kit/sheet.ts';
import { frequencyLabel, orderStatusText } from '#modules/orders/web/index.ts';
import type { listAllSubscriptions } from '#modules/subscriptions/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { Standing } from './standing.tsx';
import { t } from './subscriptions-words.ts';

/** All subscriptions. */
export const subscriptionsOffice = officeList<typeof listAllSubscriptions>({
  id: 'subscriptions',
  rowKey: ({ code }) => code,
  t,
  columns: {
    code: {
      sort: 'code',
      isHeading: true,
      className: 'whitespace-nowrap',
      text: ({ code }) => code,
      cell: ({ code }) => (
        <Link to={officePaths.subscription(code)} className="link tabular-nums">
          {code}
        </Link>
      ),
    },
    customer: { text: ({ name }) => name },
    email: { className: 'break-all', text: ({ email }) => email },
    status: {
      className: 'whitespace-nowrap',
      text: ({ heldFor, status }) => (heldFor ? t(`heldFor.${heldFor}`) : orderStatusText(status)),
      cell: (one) => <Standing {...one} />,
    },
    next: {
      sort: 'next',
      className: 'whitespace-nowrap',
      text: ({ nextShippingDate, status }) =>
        nextShippingDate && status !== 'paused' ? shortDate(nextShippingDate) : null,
    },
    total: {
      isFigures: true,
      className: 'whitespace-nowrap',
      text: ({ total }) => sheetMoney(total),
      cell: ({ total }) => total !== null && <Price cents={total} />,
    },
    rhythm: { className: 'whitespace-nowrap', text: ({ frequency }) => frequencyLabel(frequency) },
    done: { sort: 'deliveriesDone', isFigures: true, text: ({ deliveriesDone }) => deliveriesDone },
    channel: { text: ({ channel }) => channel.slice(0, 2) },
  },
});
