import { shortDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import type { DueWithdrawalShape } from '#modules/withdrawals/admin-contracts.ts';
import { withdrawalList } from '#modules/withdrawals/rules/team-list.ts';
import { Link } from '#ui/link.tsx';
import { officeList } from '../list/define-list.ts';
import messages from '../messages/withdrawals.fr.json';
import { officePaths } from '../paths.ts';

export const t = words(messages);

/** Those who changed their mind in time and wait for their money. */
export const withdrawalsOffice = officeList<typeof withdrawalList, DueWithdrawalShape>({
  list: withdrawalList,
  rowKey: ({ reference }) => reference,
  to: officePaths.withdrawals,
  t,
  columns: {
    refundBy: {
      isHeading: true,
      className: 'whitespace-nowrap',
      text: ({ refundBy }) => refundBy && shortDate(refundBy),
    },
    order: {
      text: ({ orderNumber }) => orderNumber,
      cell: ({ orderNumber }) => (
        <Link to={officePaths.order(orderNumber)} className="link tabular-nums">
          {orderNumber}
        </Link>
      ),
    },
    name: { className: 'break-words', text: ({ name }) => name },
    email: { className: 'break-all', text: ({ email }) => email },
    items: { className: 'break-words', text: ({ items }) => items ?? t('whole') },
    declaredAt: {
      className: 'whitespace-nowrap',
      text: ({ declaredAt }) => shortDate(declaredAt),
    },
    reference: { className: 'whitespace-nowrap', text: ({ reference }) => reference },
  },
});
