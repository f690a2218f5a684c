import { number } from '#i18n/numbers.ts';
import type { ForecastShape } from '#modules/renewals/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './figures-words.ts';

interface StockPanelProps {
  short: readonly ForecastShape['articles'][number][];
}

/** Articles that run out first, according to the forecast. */
export function StockPanel({ short }: StockPanelProps) {
  const mayStock = useMay('stock.manage');
  return (
    <Panel
      title={t('stock.title')}
      aside={
        <Link to={officePaths.forecast()} className="link text-small">
          {t('stock.all')}
        </Link>
      }
    >
      {short.length === 0 ? (
        <p className="text-small text-encre-2">{t('stock.none')}</p>
      ) : (
        <ListTable
          caption={t('stock.title')}
          columns={[
            t('stock.product'),
            { figures: t('articles.onHand') },
            { figures: t('stock.cover') },
          ]}
        >
          {short.map(({ code, sku, name, format, onHand, cover }) => (
            <tr key={code}>
              <th scope="row">
                {mayStock ? (
                  <Link to={officePaths.variantStock(sku, code)} className="link">
                    {name}
                  </Link>
                ) : (
                  name
                )}
                <span className="block text-small font-normal text-encre-2">{format}</span>
              </th>
              <td className="text-right tabular-nums">{number(onHand)}</td>
              <td className="text-right tabular-nums">{cover === null ? '–' : number(cover)}</td>
            </tr>
          ))}
        </ListTable>
      )}
    </Panel>
  );
}
