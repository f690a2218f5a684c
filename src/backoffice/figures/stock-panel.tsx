import { number } from '#i18n/numbers.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './figures-words.ts';

interface StockPanelProps {
  short: readonly {
    code: string;
    sku: string;
    name: string;
    format: string;
    available: number;
    cover: number | null;
  }[];
}

/** What is left for how many days, the most pressing first. */
export function StockPanel({ short }: StockPanelProps) {
  const mayStock = useMay('stock.manage');
  return (
    <Panel
      title={t('stock.title')}
      aside={
        mayStock && (
          <Link to={officePaths.stock()} className="link text-small">
            {t('stock.all')}
          </Link>
        )
      }
    >
      {short.length === 0 ? (
        <p className="text-small text-encre-2">{t('stock.none')}</p>
      ) : (
        <ListTable
          caption={t('stock.title')}
          columns={[
            t('stock.product'),
            { figures: t('stock.available') },
            { figures: t('stock.cover') },
          ]}
        >
          {short.map(({ code, sku, name, format, available, cover }) => (
            <tr key={code}>
              <th scope="row">
                <Link to={officePaths.variantStock(sku, code)} className="link">
                  {name}
                </Link>
                <span className="block text-small font-normal text-encre-2">{format}</span>
              </th>
              <td className="text-right tabular-nums">{number(available)}</td>
              <td className="text-right tabular-nums">{cover === null ? '–' : number(cover)}</td>
            </tr>
          ))}
        </ListTable>
      )}
    </Panel>
  );
}
