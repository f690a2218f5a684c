import { shortDate } from '#i18n/dates.ts';
import type { listGuests } from '#modules/people/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { t } from './guests-words.ts';

/** Everybody who ordered or wrote without an account. */
export const guestsOffice = officeList<typeof listGuests>({
  id: 'guests',
  rowKey: ({ key }) => key,
  t,
  columns: {
    name: {
      isHeading: true,
      text: ({ name }) => name,
      cell: ({ key, name }) => (
        <Link to={officePaths.guest(key)} className="link">
          {name}
        </Link>
      ),
    },
    email: { className: 'break-all', text: ({ email }) => email },
    orders: { isFigures: true, text: ({ orders }) => orders },
    messages: { isFigures: true, text: ({ messages: written }) => written },
    lastAt: {
      className: 'whitespace-nowrap',
      text: ({ lastAt }) => lastAt && shortDate(lastAt),
    },
  },
});
