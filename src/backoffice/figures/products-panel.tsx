import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import type { FiguresShape } from '#modules/figures/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './figures-words.ts';

/** What sold best in a period. */
export function ProductsPanel({ products }: Pick<FiguresShape, 'products'>) {
  return (
    <Panel title={t('products.title')}>
      {products.length === 0 ? (
        <p className="text-small text-encre-2">{t('products.none')}</p>
      ) : (
        <ListTable
          caption={t('products.title')}
          columns={[
            t('products.product'),
            { figures: t('products.pieces') },
            { figures: t('products.gross') },
          ]}
        >
          {products.map(({ sku, name, pieces, gross }) => (
            <tr key={sku}>
              <th scope="row">
                <Link to={officePaths.product(sku)} className="link">
                  {name}
                </Link>
              </th>
              <td className="text-right tabular-nums">{number(pieces)}</td>
              <td className="text-right tabular-nums">{money(gross)}</td>
            </tr>
          ))}
        </ListTable>
      )}
    </Panel>
  );
}
