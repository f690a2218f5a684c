import { shortDate } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import { sheetMoney } from '#kit/sheet.ts';
import type { listPurchases } from '#modules/purchasing/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { PurchaseState } from './purchase-state.tsx';
import { t } from './purchasing-words.ts';

/** Orders to suppliers, the newest first. */
export const purchasesOffice = officeList<typeof listPurchases>({
  id: 'purchases',
  rowKey: ({ id }) => String(id),
  t,
  columns: {
    number: {
      isHeading: true,
      className: 'whitespace-nowrap',
      text: (row) => row.number,
      cell: (row) => (
        <Link to={officePaths.purchase(row.id)} className="link tabular-nums">
          {row.number}
        </Link>
      ),
    },
    supplier: { text: ({ supplier }) => supplier.name },
    state: {
      text: ({ state, isLate, damaged }) =>
        [
          t(`options.state.${state}`),
          damaged > 0 && t('damaged', { count: damaged }),
          isLate && t('late'),
        ]
          .filter(Boolean)
          .join(', '),
      cell: (row) => <PurchaseState {...row} />,
    },
    expectedOn: {
      className: 'whitespace-nowrap',
      text: ({ expectedOn }) => expectedOn && shortDate(expectedOn),
    },
    pieces: {
      isFigures: true,
      text: ({ pieces }) => pieces,
      cell: ({ pieces }) => number(pieces),
    },
    missing: {
      isFigures: true,
      text: ({ missing }) => missing,
      cell: ({ missing, state }) => (state === 'draft' ? '–' : number(missing)),
    },
    amount: {
      isFigures: true,
      className: 'whitespace-nowrap',
      text: ({ amount }) => sheetMoney(amount),
      cell: ({ amount }) => <Price cents={amount} />,
    },
    createdAt: {
      sort: 'createdAt',
      className: 'whitespace-nowrap',
      text: ({ createdAt }) => shortDate(createdAt),
    },
  },
});
