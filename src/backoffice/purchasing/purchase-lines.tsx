import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import { defined } from '#kit/defined.ts';
import type { PurchaseDetailShape } from '#modules/purchasing/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './purchasing-words.ts';

const figure = 'text-right whitespace-nowrap tabular-nums';

/** Ordered, received, damaged and missing quantities. */
export function PurchaseLines({ purchase }: { purchase: PurchaseDetailShape }) {
  const { lines, amount, state, damaged } = purchase;
  return (
    <>
      <ListTable
        caption={t('purchase.lines')}
        columns={defined([
          t('purchase.article'),
          t('purchase.reference'),
          { figures: t('purchase.quantity') },
          { figures: t('purchase.received') },
          damaged > 0 ? { figures: t('purchase.damaged') } : undefined,
          { figures: t('purchase.missing') },
          { figures: t('purchase.cost') },
          { figures: t('purchase.amount') },
        ])}
      >
        {lines.map((line) => {
          const rest = Math.max(0, line.quantity - line.received - line.damaged);
          const missing = state === 'cancelled' ? 0 : rest;
          return (
            <tr key={line.variantCode}>
              <th scope="row">
                <Link to={officePaths.variantStock(line.sku, line.variantCode)} className="link">
                  {line.name}
                </Link>
                <span className="block font-normal text-encre-2">{line.format}</span>
              </th>
              <td>{line.reference}</td>
              <td className={figure}>{number(line.quantity)}</td>
              <td className={figure}>{number(line.received)}</td>
              {damaged > 0 && <td className={figure}>{number(line.damaged)}</td>}
              <td className={missing > 0 ? `${figure} font-bold` : figure}>{number(missing)}</td>
              <td className={figure}>{money(line.cost)}</td>
              <td className={figure}>{money(line.cost * line.quantity)}</td>
            </tr>
          );
        })}
      </ListTable>
      <p className="mt-3 text-right font-bold">{t('purchase.total', { amount: money(amount) })}</p>
    </>
  );
}
