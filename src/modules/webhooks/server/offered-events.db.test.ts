import { expect, test } from 'vitest';
import { listeners } from '#registry/jobs.ts';
import type { Events } from '#registry/schema.ts';
import { OFFERED_EVENTS, type OfferedEvent } from '../rules/index.ts';

/**
 * Internal events: steps of our own processing, duplicates of other events, and those that would reveal who merely
 * requested something. A new event must be added here or to the offered ones, otherwise this does not compile.
 */
const INTERNAL: Readonly<Record<Exclude<keyof Events, OfferedEvent>, true>> = {
  'card_provider.event': true,
  'card_provider.payout': true,
  'category.changed': true,
  'data_export.requested': true,
  'images.dropped': true,
  'invoice.replaced': true,
  'mail.queued': true,
  'messages.replayed': true,
  'order.delivery_placed': true,
  'order.placed_by_customer': true,
  'order.placed_on_subscription': true,
  'order.placed_with_code': true,
  'order.taken_by_telephone': true,
  'password_reset.asked': true,
  'payment.dispute_told': true,
  'payment.payout_told': true,
  'payment.unsettled': true,
  'payment_card.removed': true,
  'animal.removed': true,
  'pictures.registered': true,
  'planned_change.decided': true,
  'purchase.sent': true,
  'refund.invoiced': true,
  'refund.of_cancelled': true,
  'refund.requested': true,
  'renewal.due': true,
  'return_label.made': true,
  'sign_in_link.asked': true,
  'subscription.ship_now_asked': true,
};

test('V-07 every event of the shop is offered to receivers, or is named as one of its own machinery', () => {
  const all = Object.keys(listeners);
  expect(OFFERED_EVENTS.filter((event) => !all.includes(event))).toEqual([]);
  const placed = all.filter(
    (event) => OFFERED_EVENTS.some((one) => one === event) !== Object.hasOwn(INTERNAL, event),
  );
  expect(all.filter((event) => !placed.includes(event))).toEqual([]);
});
