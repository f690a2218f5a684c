import { shortDate } from '#i18n/dates.ts';
import type { listRecalls } from '#modules/orders/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { t } from './recall-words.ts';

/** Recalls, newest first, with the number of notified customers. */
export const recallsOffice = officeList<typeof listRecalls>({
  id: 'recalls',
  rowKey: ({ id }) => String(id),
  t,
  columns: {
    lot: {
      isHeading: true,
      text: ({ lot }) => lot,
      cell: ({ lot, variantCode }) => (
        <Link to={officePaths.lot(lot, variantCode)} className="link">
          {lot}
        </Link>
      ),
    },
    article: { text: ({ productName }) => productName },
    startedAt: { className: 'whitespace-nowrap', text: ({ startedAt }) => shortDate(startedAt) },
    notified: {
      isFigures: true,
      text: ({ told: notified, customers }) => t('notifiedOf', { notified, customers }),
    },
    reason: { className: 'break-words', text: ({ reason }) => reason },
    advice: { className: 'break-words', text: ({ advice }) => advice },
  },
});
