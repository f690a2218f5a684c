import { shortDate } from '#i18n/dates.ts';
import type { listContactRequests } from '#modules/contact/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { t } from './box-words.ts';

/** Customer messages. */
export const messagesOffice = officeList<typeof listContactRequests>({
  id: 'messages',
  rowKey: ({ id }) => String(id),
  t,
  columns: {
    sentAt: { className: 'whitespace-nowrap', text: ({ sentAt }) => shortDate(sentAt) },
    from: { className: 'break-words', text: ({ name }) => name },
    email: { className: 'break-all', text: ({ email }) => email },
    message: {
      isHeading: true,
      className: 'min-w-40',
      text: ({ subject }) => subject ?? t('noSubject'),
      cell: ({ id, subject }) => (
        <Link to={officePaths.message(id)} className="link">
          {subject ?? t('noSubject')}
        </Link>
      ),
    },
    beginning: {
      text: ({ beginning }) => beginning,
      cell: ({ beginning }) => <span className="one-line break-words">{beginning}</span>,
    },
    assignee: { text: ({ assignee }) => assignee?.name ?? t('followUp.nobody') },
  },
  actions: [
    { name: 'take', permission: 'customers.manage' },
    {
      name: 'close',
      permission: 'customers.manage',
      applies: ({ state }) => state !== 'closed',
    },
  ],
});
