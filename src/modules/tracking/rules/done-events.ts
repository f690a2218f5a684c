import { euros } from './items.ts';
import type { Tracked } from './layer-event.ts';

/** Somebody left an address to be written to. */
export const lead = (source: 'newsletter' | 'contact'): Tracked => ({
  name: 'generate_lead',
  data: { lead_source: source },
});

/** Somebody is about to leave: for `target`, or nobody knows where to. */
export const exitIntent = (target: string | null): Tracked => ({
  name: 'exitIntent',
  data: { target },
});

interface Promotion {
  /** The campaign's name. */
  id: string;
  title: string | null;
  /** Where it stands, such as `ad_product_offer`. */
  slot: string;
}

/** An advertisement of ours that was shown, or followed. */
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

/** Money that went back; without items, as the units of a part are nobody's business here. */
export const refundEvent = ({ number, amount, total }: Returned): Tracked => ({
  name: 'refund',
  data: {
    ecommerce: { transaction_id: number, currency: 'EUR', value: euros(amount) },
    refund_type: amount < total ? 'partial' : 'full',
  },
});

/** The subscriptions an order begins, one of each rhythm; they get their codes once it is paid. */
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

/** What was just done to a subscription, as the address of its page says it; null for nothing. */
export function subscriptionChange(done: string | null, { code, frequency }: Changed) {
  if (!done) return null;
  const data = { subscription_code: code, frequency_days: frequency.days };
  if (done === 'abort') return { name: 'subscription_abort', data } satisfies Tracked;
  return { name: 'subscription_update', data: { ...data, reason: done } } satisfies Tracked;
}
