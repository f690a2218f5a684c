import { words } from '#i18n/words.ts';
import type { ContentVariant } from '#modules/catalog/contracts.ts';
import { AvailabilityNote, PriceLine } from '#modules/catalog/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link.tsx';
import messages from '../messages/product.fr.json';
import { StockAlert } from '../stock-alerts/stock-alert.tsx';
import type { ShownProduct } from './load-product.ts';

const t = words(messages);

interface NotForSaleProps {
  product: ShownProduct;
  /** Its price stays in sight while it is only out of stock. */
  variant: ContentVariant | null;
}

/** Why the product cannot be bought, and alternatives (CAT-06, CAT-17 to CAT-20). */
export function NotForSale({ product, variant }: NotForSaleProps) {
  const { availability, replacedBy } = product;
  if (availability === 'available') return null;
  // When a product is out of stock all its formats are: without a selection the smallest is used.
  const awaited = availability === 'out_of_stock' ? (variant ?? product.variants[0]) : undefined;
  return (
    <Card as="div" ground="brume" className="grid justify-items-start gap-3">
      <AvailabilityNote availability={availability} />
      <p className="text-h4 font-bold">{t(`stock.${availability}.title`)}</p>
      {availability === 'out_of_stock' && variant && (
        <p>
          {variant.format} ·{' '}
          <PriceLine
            cents={variant.base_price}
            before={variant.original_price}
            perKg={variant.price_per_unit?.ttc ?? null}
            size="regular"
          />
        </p>
      )}
      <p>{t(`stock.${availability}.text`)}</p>
      {awaited && <StockAlert variant={awaited} />}
      {replacedBy && (
        <LinkButton to={paths.product(replacedBy.slug)}>
          {t('stock.no_longer_sold.see', { name: replacedBy.name })}
        </LinkButton>
      )}
    </Card>
  );
}
