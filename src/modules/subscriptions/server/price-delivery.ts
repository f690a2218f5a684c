import { t } from '#i18n/catalogue.server.ts';
import type { Cents } from '#kit/money.ts';
import { type Order, type PricedCart, priceCart } from '#modules/orders/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { overLimit, shareOfWanted } from '../rules/index.ts';

/**
 * Prices a delivery that is prepared as it is shown and as it is charged: at the prices of now,
 * never above what was announced of it (cents, null when nothing was; REL-42). Where goods are
 * missing `wanted` is the same delivery priced with all of them: what is left costs no more than
 * its part of that, and neither does its transport (REL-36). Writes nothing.
 */
export async function priceDelivery(
  db: Db | Tx,
  delivery: Order,
  today: Temporal.PlainDate,
  announced: Cents | null,
  wanted: Order | null = null,
): Promise<PricedCart> {
  const priced = await priceCart(db, delivery, today, {
    shippingAtMost: wanted?.pricing.shippingTotal ?? null,
  });
  const { total, shippingTotal } = priced.order.pricing;
  const part = wanted && shareOfWanted(wanted.lines, delivery.lines) + shippingTotal;
  const missing = overLimit(total, part);
  const over = overLimit(total + missing, announced);
  if (missing + over === 0) return priced;
  const version = today.toString();
  const gestures = [
    {
      label: t('subscriptions.priceLimits.missing'),
      amount: missing,
      rule: { id: 'gesture:missing', version },
    },
    {
      label: t('subscriptions.priceLimits.announced'),
      amount: over,
      rule: { id: 'gesture:announced', version },
    },
  ];
  return priceCart(db, delivery, today, {
    adjustments: gestures.filter(({ amount }) => amount < 0),
    // What is taken off the goods never makes a transport due that was free.
    shippingAtMost: shippingTotal,
  });
}
