import { number } from '#i18n/numbers.ts';
import type { TeamProductDetailShape, TeamVariantShape } from '#modules/catalog/admin-contracts.ts';
import type { DemandShape } from '#modules/orders/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './catalogue-words.ts';

interface FormatsTableProps {
  product: TeamProductDetailShape;
  demand: readonly DemandShape[];
}

const COLUMNS = ['available', 'onHand', 'promised', 'held', 'sold'] as const;

/** The formats of a product with their stock. */
export function FormatsTable({ product, demand }: FormatsTableProps) {
  return (
    <ListTable
      caption={t('product.formats')}
      columns={[
        t('product.format'),
        t('product.state'),
        ...COLUMNS.map((column) => ({ figures: t(`product.${column}`) })),
      ]}
    >
      {product.variants.map((variant) => {
        const requested = demand.find(({ code }) => code === variant.code);
        const figures = { ...variant, held: requested?.held ?? 0, sold: requested?.sold ?? 0 };
        return (
          <tr key={variant.code}>
            <th scope="row">
              <Link to={officePaths.variantStock(product.sku, variant.code)} className="link">
                {variant.format}
              </Link>
              <span className="block font-normal text-encre-2 tabular-nums">{variant.code}</span>
            </th>
            <td className="whitespace-nowrap">
              <VariantStatus variant={variant} />
            </td>
            {COLUMNS.map((column) => (
              <td key={column} className="text-right tabular-nums">
                {number(figures[column])}
              </td>
            ))}
          </tr>
        );
      })}
    </ListTable>
  );
}

function VariantStatus({ variant }: { variant: TeamVariantShape }) {
  const { availability, available, lowStockAt } = variant;
  if (availability === 'available' && available <= lowStockAt)
    return <Status tone="warning">{t('options.stock.low')}</Status>;
  const tone =
    availability === 'available'
      ? 'success'
      : availability === 'out_of_stock'
        ? 'error'
        : 'neutral';
  return <Status tone={tone}>{t(`availability.${availability}`)}</Status>;
}
