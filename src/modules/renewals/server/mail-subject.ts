import { findOrderById, type Order } from '#modules/orders/server/index.ts';
import { changeableUntil, markThisTime } from '#modules/subscriptions/rules/index.ts';
import {
  findLatestOrder,
  loadDetails,
  type Subscription,
} from '#modules/subscriptions/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { CardNamed } from './emails/facts.ts';

/** The delivery a subscription mail shows. */
export type MailSubject =
  | {
      /** `resting`: it waits for the end of a pause. */
      is: 'next' | 'resting';
      order: Order;
      /** Null while paused, or when it leaves at once. */
      shippingDate: string | null;
      /** Last day for changes; null when it has passed. */
      limit: string | null;
      card: CardNamed | null;
    }
  | { is: 'last' | 'lost'; order: Order };

/** Events about a delivery that was already placed: fulfilled differently, unpaid or cancelled. */
const OF_LAST = ['left_out', 'replaced', 'rerouted', 'stopped'];
const OF_LOST = ['failed', 'cancelled'];

/**
 * The delivery to show with an event: the prepared one, at the price its page shows, or the latest order. Null when
 * there is neither.
 */
export async function findMailSubject(
  db: Db,
  subscription: Subscription,
  kind: string,
  today: Temporal.PlainDate,
): Promise<MailSubject | null> {
  const { code, cycle, customerId, status, shipNowRequestedAt } = subscription;
  const isLost = OF_LOST.includes(kind);
  // Immediate dispatch was requested, and the order placed before the mail was written.
  const isOrdered = kind === 'ship_now' && shipNowRequestedAt === null;
  if (isLost || isOrdered || OF_LAST.includes(kind) || !cycle) {
    const id = await findLatestOrder(db, code, isLost);
    const order = id === null ? null : await findOrderById(db, id);
    return order && { is: isLost ? 'lost' : 'last', order };
  }
  const [nearby] = await loadDetails(db, customerId, [subscription], today);
  if (!nearby?.draft) return null;
  const { order: draft } = nearby.draft;
  const order = { ...draft, lines: markThisTime(draft.lines, subscription.items) };
  const { card } = nearby;
  const undated = { order, shippingDate: null, limit: null, card };
  if (status === 'paused') return { is: 'resting', ...undated };
  if (shipNowRequestedAt !== null) return { is: 'next', ...undated };
  const limit = changeableUntil(status, Temporal.PlainDate.from(cycle.shippingDate));
  const isPast = Temporal.PlainDate.compare(limit, today) < 0;
  const { shippingDate } = cycle;
  return { is: 'next', order, shippingDate, limit: isPast ? null : limit.toString(), card };
}
