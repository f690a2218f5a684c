import { shortDate } from '#i18n/dates.ts';
import { sheetMoney } from '#kit/sheet.ts';
import type { listBookLines } from '#modules/books/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { t } from './book-lines-words.ts';

/** A line links to its document, else to its order. */
const isDocument = (piece: string) => /^(FA|AV)-[A-Z]{2}-\d{4}-\d+$/.test(piece);

/** Lines of the general ledger. */
export const bookLinesOffice = officeList<typeof listBookLines>({
  id: 'book-lines',
  rowKey: ({ id }) => id,
  t,
  columns: {
    day: {
      sort: 'day',
      className: 'whitespace-nowrap',
      text: ({ day }) => day,
      cell: ({ day }) => shortDate(day),
    },
    piece: {
      isHeading: true,
      className: 'whitespace-nowrap',
      text: ({ piece }) => piece,
      cell: ({ piece }) =>
        isDocument(piece) ? (
          <Link to={officePaths.documents({ search: piece })} className="link">
            {piece}
          </Link>
        ) : (
          <span className="inline-block max-w-56 truncate align-bottom" title={piece}>
            {piece}
          </span>
        ),
    },
    account: {
      className: 'lg:whitespace-nowrap',
      text: ({ account, accountName }) => `${account} ${accountName}`,
      cell: ({ account, accountName }) => (
        <>
          <span className="tabular-nums">{account}</span>{' '}
          <span
            className="text-encre-2 lg:inline-block lg:max-w-52 lg:truncate lg:align-bottom"
            title={accountName}
          >
            {accountName}
          </span>
        </>
      ),
    },
    debit: {
      isFigures: true,
      className: 'whitespace-nowrap',
      text: ({ debit }) => sheetMoney(debit),
      cell: ({ debit }) => debit > 0 && <Price cents={debit} />,
    },
    credit: {
      isFigures: true,
      className: 'whitespace-nowrap',
      text: ({ credit }) => sheetMoney(credit),
      cell: ({ credit }) => credit > 0 && <Price cents={credit} />,
    },
    label: { className: 'whitespace-nowrap', text: ({ label }) => label },
    journal: { text: ({ journal }) => t(`options.journal.${journal}`) },
    number: {
      className: 'whitespace-nowrap',
      text: ({ number }) => number ?? t('unnumbered'),
    },
    order: {
      className: 'whitespace-nowrap',
      text: ({ order }) => order,
      cell: ({ order }) =>
        order && (
          <Link to={officePaths.order(order)} className="link tabular-nums">
            {order}
          </Link>
        ),
    },
  },
});
