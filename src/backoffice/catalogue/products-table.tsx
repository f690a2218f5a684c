import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import type { TeamProductShape } from '#modules/catalog/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './catalogue-words.ts';
import { ProductStatus } from './product-status.tsx';

interface ProductsTableProps {
  products: readonly TeamProductShape[];
}

/** Products, one a row. */
export function ProductsTable({ products }: ProductsTableProps) {
  return (
    <ListTable
      caption={t('title')}
      columns={[
        t('columns.name'),
        t('columns.stock'),
        { figures: t('columns.available') },
        { figures: t('columns.formats') },
        { figures: t('columns.price') },
        t('columns.species'),
        t('columns.status'),
      ]}
    >
      {products.map((product) => (
        <tr key={product.sku}>
          <th scope="row">
            <Link to={officePaths.product(product.sku)} className="link">
              {product.name}
            </Link>
            <span className="block font-normal text-encre-2 tabular-nums">{product.sku}</span>
          </th>
          <td className="whitespace-nowrap">
            <StockStatus product={product} />
          </td>
          <td className="text-right tabular-nums">{number(product.available)}</td>
          <td className="text-right tabular-nums">{product.formats}</td>
          <td className="text-right whitespace-nowrap tabular-nums">{prices(product)}</td>
          <td>
            {t(`species.${product.species}`)}
            <span className="block text-encre-2">{t(`kinds.${product.kind}`)}</span>
          </td>
          <td className="whitespace-nowrap">
            <ProductStatus status={product.status} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

function prices({ priceFrom, priceTo }: TeamProductShape) {
  return priceFrom === priceTo ? money(priceFrom) : `${money(priceFrom)} – ${money(priceTo)}`;
}

function StockStatus({ product: { status, out, low } }: { product: TeamProductShape }) {
  if (status !== 'sold') return <span className="text-encre-2">{t('notSold')}</span>;
  if (out > 0) return <Status tone="error">{t('out', { count: out })}</Status>;
  if (low > 0) return <Status tone="warning">{t('low', { count: low })}</Status>;
  return <span className="text-encre-2">{t('enough')}</span>;
}
