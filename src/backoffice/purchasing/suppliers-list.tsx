import { number } from '#i18n/numbers.ts';
import { sheetMoney } from '#kit/sheet.ts';
import type { listSuppliers } from '#modules/purchasing/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { t } from './suppliers-words.ts';

/** Suppliers, sorted by name. */
export const suppliersOffice = officeList<typeof listSuppliers>({
  id: 'suppliers',
  rowKey: ({ id }) => String(id),
  t,
  columns: {
    name: {
      isHeading: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link to={officePaths.supplier(id)} className="link">
          {name}
        </Link>
      ),
    },
    articles: {
      isFigures: true,
      text: ({ articles }) => articles,
      cell: ({ articles }) => number(articles),
    },
    leadDays: {
      isFigures: true,
      className: 'whitespace-nowrap',
      text: ({ leadDays }) => leadDays,
      cell: ({ leadDays }) => t('days', { count: leadDays }),
    },
    minimum: {
      isFigures: true,
      className: 'whitespace-nowrap',
      text: ({ minimum }) => sheetMoney(minimum),
      cell: ({ minimum }) => (minimum === 0 ? '–' : <Price cents={minimum} />),
    },
    email: { className: 'break-all', text: ({ email }) => email },
    telephone: { className: 'whitespace-nowrap', text: ({ telephone }) => telephone },
    contact: { text: ({ contact }) => contact },
  },
});
