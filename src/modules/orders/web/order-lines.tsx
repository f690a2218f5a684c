import { money, unitPrice } from '#i18n/money.ts';
import { Price } from '#ui/price.tsx';
import type { OrderItemShape, OrderShape } from '../contracts.ts';
import { printedLinePrice } from '../rules/index.ts';
import { frequencyLabel } from './frequency-label.ts';
import { t } from './lines-words.ts';
import { Thumbnail } from './thumbnail.tsx';

interface OrderLinesProps {
  order: Pick<OrderShape, 'items' | 'freeProducts'>;
  /** Also shows unit prices and codes, for the team. */
  isDetailed?: boolean;
}

/** The lines of an order, read-only. */
export function OrderLines({ order, isDetailed = false }: OrderLinesProps) {
  return (
    <ul className="divide-y divide-brume-2">
      {order.items.map((item) => (
        <OrderLine key={item.id} item={item} isDetailed={isDetailed} />
      ))}
      <GiftLines gifts={order.freeProducts} />
    </ul>
  );
}

/** What comes free of charge with an order, as rows of its list. */
export function GiftLines({ gifts }: { gifts: OrderShape['freeProducts'] }) {
  return gifts.map((gift) => (
    <li key={gift.variantCode} className="flex items-center gap-3 py-3">
      <Thumbnail url={gift.imageUrl} className="w-14" />
      <span className="min-w-0 flex-1">{gift.productName}</span>
      <strong>{t('lines.gift')}</strong>
    </li>
  ));
}

interface OrderLineProps {
  item: OrderItemShape;
  isDetailed: boolean;
}

function OrderLine({ item, isDetailed }: OrderLineProps) {
  const { productName, variantName, quantity, subscriptionInterval, pricePerKilo } = item;
  return (
    <li className="flex gap-3 py-3">
      <Thumbnail url={item.imageUrl} className="w-14 self-start" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{productName}</p>
        <p className="text-small text-encre-2">
          {variantName} · {!isDetailed && pricePerKilo !== null && `${unitPrice(pricePerKilo)} · `}
          {t('lines.quantity', { count: quantity })}
        </p>
        {isDetailed && (
          <p className="text-small text-encre-2">
            {t('lines.unit', { price: money(item.discountedUnitPrice), code: item.variantCode })}
          </p>
        )}
        {subscriptionInterval !== null && (
          <p className="text-small text-encre-2">
            {t('lines.subscription', {
              frequency: frequencyLabel(subscriptionInterval).toLowerCase(),
            })}
          </p>
        )}
      </div>
      <Price cents={printedLinePrice(item)} free={t('lines.gift')} className="font-bold" />
    </li>
  );
}
