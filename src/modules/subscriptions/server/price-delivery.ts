import { t } from '#i18n/catalogue.server.ts';
import type { Cents } from '#kit/money.ts';
import { TOGETHER } from '#modules/orders/rules/index.ts';
import {
  type Order,
  type OrderLine,
  type PricedCart,
  priceCart,
} from '#modules/orders/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { overLimit, shareOfReplaced, shareOfWanted } from '../rules/index.ts';
import { postageTogether, type Together } from './together.ts';

/** The original contents of a delivery with missing goods, and what leaves instead. */
export interface Shortened {
  /** The delivery priced with all lines as wanted. */
  wanted: Order;
  /** The lines that leave as wanted. */
  sent: readonly OrderLine[];
  /** Substitute pieces for missing pieces of a line. */
  replaced: readonly { line: OrderLine; quantity: number; to: string; pieces: number }[];
}

/** Circumstances that lower the price of a delivery. */
export interface Circumstances {
  shortened?: Shortened | null;
  /** Null when it shares no parcel. */
  together?: Together | null;
}

/**
 * Prices a next delivery, the same way for display and for the charge: at current prices, but never above the
 * announced price (cents, null when none; REL-42). With missing goods, the rest costs no more than its share of the
 * complete delivery, nor does the delivery fee (REL-36), and substitutes cost no more than what they replace (0320).
 * Deliveries in one parcel pay one delivery fee (0376). Writes nothing.
 */
export async function priceDelivery(
  db: Db | Tx,
  delivery: Order,
  today: Temporal.PlainDate,
  announced: Cents | null,
  { shortened = null, together = null }: Circumstances = {},
): Promise<PricedCart> {
  const alone = await priceCart(db, delivery, today, {
    shippingAtMost: shortened?.wanted.pricing.shippingTotal ?? null,
  });
  const postage = together && (await postageTogether(db, together, alone.order, today));
  const isLess = postage !== null && postage < alone.order.pricing.shippingTotal;
  const shippingRule = isLess ? TOGETHER : undefined;
  const priced = isLess
    ? await priceCart(db, delivery, today, { shippingAtMost: postage, shippingRule })
    : alone;
  const { total, shippingTotal } = priced.order.pricing;
  const part = shortened && partOf(priced.order, shortened) + shippingTotal;
  const missing = overLimit(total, part);
  const over = overLimit(total + missing, announced);
  if (missing + over === 0) return priced;
  const version = today.toString();
  const isReplaced = shortened !== null && shortened.replaced.length > 0;
  const gestures = [
    {
      label: t(`subscriptions.priceLimits.${isReplaced ? 'replaced' : 'missing'}`),
      amount: missing,
      rule: { id: isReplaced ? 'gesture:replaced' : 'gesture:missing', version },
    },
    {
      label: t('subscriptions.priceLimits.announced'),
      amount: over,
      rule: { id: 'gesture:announced', version },
    },
  ];
  return priceCart(db, delivery, today, {
    adjustments: gestures.filter(({ amount }) => amount < 0),
    // A reduction of the goods must not bring them below the threshold of free delivery.
    shippingAtMost: shippingTotal,
    shippingRule,
  });
}

/** Maximum price in cents of the goods that leave: their share of the complete delivery. */
function partOf({ lines }: Order, { wanted, sent, replaced }: Shortened): Cents {
  const instead = replaced.map(({ line, quantity, to, pieces }) => {
    const { variantCode, subscriptionInterval } = line;
    const leaves = lines.find(
      (one) => one.variantCode === to && one.subscriptionInterval === subscriptionInterval,
    );
    const total = leaves ? Math.ceil((leaves.total * pieces) / leaves.quantity) : 0;
    return { variantCode, subscriptionInterval, quantity, total };
  });
  return shareOfWanted(wanted.lines, sent) + shareOfReplaced(wanted.lines, instead);
}
