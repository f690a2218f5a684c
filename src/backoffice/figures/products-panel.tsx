import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import type { FiguresShape } from '#modules/figures/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './figures-words.ts';
import { shareWords } from './share-words.ts';

/** Best sellers of a period. */
export function ProductsPanel({ products }: Pick<FiguresShape, 'products'>) {
  const hasCosts = products.some(({ costedPieces }) => costedPieces > 0);
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
            hasCosts && { figures: t('products.margin') },
          ]}
        >
          {products.map(({ sku, name, pieces, gross, costedPieces, net, cost }) => (
            <tr key={sku}>
              <th scope="row">
                <Link to={officePaths.product(sku)} className="link">
                  {name}
                </Link>
              </th>
              <td className="text-right tabular-nums">{number(pieces)}</td>
              <td className="text-right tabular-nums">{money(gross)}</td>
              {hasCosts && (
                <td className="text-right tabular-nums">
                  {costedPieces === 0 ? (
                    '–'
                  ) : (
                    <>
                      {money(net - cost)}
                      <span className="block text-encre-2">
                        {[
                          net > 0 && shareWords(net - cost, net),
                          costedPieces < pieces && t('products.costed', { count: costedPieces }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </>
                  )}
                </td>
              )}
            </tr>
          ))}
        </ListTable>
      )}
      {hasCosts && <p className="mt-3 text-small text-encre-2">{t('products.method')}</p>}
    </Panel>
  );
}
