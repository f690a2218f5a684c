import { number } from '#i18n/numbers.ts';
import type { ForecastShape } from '#modules/renewals/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './figures-words.ts';

type Article = ForecastShape['articles'][number];

/** Number of rows shown; the others are collapsed. */
const SHOWN = 30;

/** Stock duration of each article, subscription demand, and reorder quantity. */
export function ArticlesPanel({ articles }: { articles: readonly Article[] }) {
  return (
    <Panel title={t('articles.title')}>
      <p className="mb-4 text-small text-encre-2">{t('articles.hint')}</p>
      {articles.length === 0 ? (
        <p className="text-small text-encre-2">{t('articles.none')}</p>
      ) : (
        <ArticlesTable articles={articles.slice(0, SHOWN)} />
      )}
      {articles.length > SHOWN && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2 font-bold">
            {t('articles.more', { count: articles.length - SHOWN })}
          </summary>
          <ArticlesTable articles={articles.slice(SHOWN)} />
        </details>
      )}
    </Panel>
  );
}

function ArticlesTable({ articles }: { articles: readonly Article[] }) {
  const mayStock = useMay('stock.manage');
  const figures = [
    'onHand',
    'pace',
    'pieces30',
    'pieces90',
    'cover',
    'order30',
    'order90',
  ] as const;
  const cellOf = (article: Article, name: (typeof figures)[number]) => {
    const value = article[name];
    return value === null ? t('articles.beyond') : number(value);
  };
  return (
    <ListTable
      caption={t('articles.title')}
      columns={[
        t('articles.article'),
        ...figures.map((name) => ({ figures: t(`articles.${name}`) })),
      ]}
    >
      {articles.map((article) => (
        <tr key={article.code}>
          <th scope="row">
            {mayStock ? (
              <Link to={officePaths.variantStock(article.sku, article.code)} className="link">
                {article.name}
              </Link>
            ) : (
              article.name
            )}
            <span className="block text-small font-normal text-encre-2">{article.format}</span>
          </th>
          {figures.map((name) => (
            <td
              key={name}
              className={`text-right tabular-nums ${name === 'cover' && article.cover !== null && article.cover < 14 ? 'font-bold text-tomate-700' : ''}`}
            >
              {cellOf(article, name)}
            </td>
          ))}
        </tr>
      ))}
    </ListTable>
  );
}
