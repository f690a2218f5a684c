import { number } from '#i18n/numbers.ts';
import type { ReorderShape } from '#modules/orders/admin-contracts.ts';
import type { listStockReorders } from '#modules/orders/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { t } from './stock-words.ts';

/** A column of quantities: with thousands separators on the page, plain in a sheet. */
const pieces = (of: (row: ReorderShape) => number) => ({
  isFigures: true as const,
  className: 'whitespace-nowrap',
  text: of,
  cell: (row: ReorderShape) => number(of(row)),
});

/** Articles to reorder, most urgent first. */
export const reordersOffice = officeList<typeof listStockReorders>({
  id: 'reorders',
  rowKey: ({ code }) => code,
  t,
  columns: {
    product: {
      isHeading: true,
      text: ({ name, format }) => `${name}, ${format}`,
      cell: ({ sku, code, name, format }) => (
        <>
          <Link to={officePaths.variantStock(sku, code)} className="link">
            {name}
          </Link>
          <span className="block font-normal text-encre-2">{format}</span>
        </>
      ),
    },
    code: { className: 'tabular-nums', text: ({ code }) => code },
    available: pieces(({ available }) => available),
    cover: {
      isFigures: true,
      className: 'whitespace-nowrap',
      text: ({ cover }) => cover,
      cell: ({ cover }) => (cover === null ? t('noSales') : t('days', { count: cover })),
    },
    suggested: pieces(({ sold, available }) => Math.max(0, sold - available)),
    sold: pieces(({ sold }) => sold),
    promised: pieces(({ promised }) => promised),
    threshold: pieces(({ lowStockAt }) => lowStockAt),
  },
});
