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

/** What a delivery where goods are missing was to be, and what it is instead. */
export interface Shortened {
  /** The same delivery priced with all that was wanted. */
  wanted: Order;
  /** What of it leaves as it was wanted. */
  sent: readonly OrderLine[];
  /** Pieces that leave in place of missing ones of a line of what was wanted. */
  replaced: readonly { line: OrderLine; quantity: number; to: string; pieces: number }[];
}

/** What makes a delivery cost less than its goods and their transport. */
export interface Circumstances {
  shortened?: Shortened | null;
  /** Null: it leaves alone. */
  together?: Together | null;
}

/**
 * Prices a delivery that is prepared as it is shown and as it is charged: at the prices of now,
 * never above what was announced of it (cents, null when nothing was; REL-42). Where goods are
 * missing, what is left costs no more than its part of what was wanted, neither does its transport
 * (REL-36), and what comes instead no more than what it stands for (0320). What leaves in one parcel with others
 * pays one transport with them (0376). Writes nothing.
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
    // What is taken off the goods never makes a transport due that was free.
    shippingAtMost: shippingTotal,
    shippingRule,
  });
}

/** What the goods that leave may cost, in cents: their part of what was wanted. */
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
