import { euros } from './items.ts';
import type { Tracked } from './layer-event.ts';

/** Somebody left an e-mail address. */
export const lead = (source: 'newsletter' | 'contact'): Tracked => ({
  name: 'generate_lead',
  data: { lead_source: source },
});

/** Somebody is about to leave, for `target` if it is known. */
export const exitIntent = (target: string | null): Tracked => ({
  name: 'exitIntent',
  data: { target },
});

interface Promotion {
  /** The campaign's name. */
  id: string;
  title: string | null;
  /** Name of its position, such as `ad_product_offer`. */
  slot: string;
}

/** One of our advertisements was shown or clicked. */
export const promotionEvent = (
  name: 'view_promotion' | 'select_promotion',
  { id, title, slot }: Promotion,
): Tracked => ({
  name,
  data: {
    ecommerce: {
      promotion_id: id,
      promotion_name: title ?? id,
      creative_name: title ?? id,
      creative_slot: slot,
    },
  },
});

interface Returned {
  number: string | null;
  /** Cents of the refund, and of the whole order. */
  amount: number;
  total: number;
}

/** A refund; without items, since the units of a partial refund are unknown here. */
export const refundEvent = ({ number, amount, total }: Returned): Tracked => ({
  name: 'refund',
  data: {
    ecommerce: { transaction_id: number, currency: 'EUR', value: euros(amount) },
    refund_type: amount < total ? 'partial' : 'full',
  },
});

/** The subscriptions an order starts, one per interval; their codes are assigned after payment. */
export const subscriptionStarts = (
  items: readonly { subscriptionInterval: number | null }[],
): Tracked[] =>
  [...new Set(items.map(({ subscriptionInterval }) => subscriptionInterval))].flatMap((days) =>
    days === null
      ? []
      : [{ name: 'subscription_start', data: { subscription_code: null, frequency_days: days } }],
  );

interface Changed {
  code: string;
  frequency: { days: number };
}

/** The change just made to a subscription, by the parameter of its page; null for none. */
export function subscriptionChange(done: string | null, { code, frequency }: Changed) {
  if (!done) return null;
  const data = { subscription_code: code, frequency_days: frequency.days };
  if (done === 'abort') return { name: 'subscription_abort', data } satisfies Tracked;
  return { name: 'subscription_update', data: { ...data, reason: done } } satisfies Tracked;
}
