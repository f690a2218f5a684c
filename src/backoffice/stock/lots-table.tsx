import { shortDate } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { StockLotShape } from '#modules/catalog/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './stock-words.ts';

interface LotsTableProps {
  caption: string;
  lots: readonly StockLotShape[];
  /** Civil dates: today, and the limit for « expires soon ». */
  today: string;
  soon: string;
  /** Hides the article, on its own page. */
  hideArticle?: boolean;
}

/** Stock by lot and place, earliest best-before date first. */
export function LotsTable({ caption, lots, today, soon, hideArticle = false }: LotsTableProps) {
  return (
    <ListTable
      caption={caption}
      asCards
      columns={[
        t('lots.lot'),
        !hideArticle && t('lots.article'),
        t('lots.bestBefore'),
        t('lots.place'),
        { figures: t('lots.quantity') },
      ]}
    >
      {lots.map(({ sku, variantCode, name, format, lot, place, bestBefore, quantity }) => (
        <tr key={`${variantCode} ${lot} ${place}`}>
          <th scope="row">
            {lot ? (
              <Link to={officePaths.lot(lot, variantCode)} className="link">
                {lot}
              </Link>
            ) : (
              <span className="font-normal text-encre-2">{t('lots.noLot')}</span>
            )}
          </th>
          {!hideArticle && (
            <td data-label={t('lots.article')}>
              <span>
                <Link to={officePaths.variantStock(sku, variantCode)} className="link">
                  {name}
                </Link>
                <span className="block text-encre-2">{format}</span>
              </span>
            </td>
          )}
          <td data-label={t('lots.bestBefore')} className="whitespace-nowrap">
            {bestBefore && (
              <span>
                {shortDate(bestBefore)}
                {bestBefore <= soon && (
                  <span className="mt-1 block">
                    <Status tone={bestBefore < today ? 'error' : 'warning'}>
                      {t(bestBefore < today ? 'lots.past' : 'lots.soon')}
                    </Status>
                  </span>
                )}
              </span>
            )}
          </td>
          <td data-label={t('lots.place')}>{place}</td>
          <td data-label={t('lots.quantity')} className="text-right whitespace-nowrap tabular-nums">
            {number(quantity)}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
