import { refuse } from '#kit/refusal.ts';
import { findCard } from '#modules/payments/server/index.ts';
import { datesOf, rhythmLater, weekLater } from '#modules/subscriptions/rules/index.ts';
import {
  loadDetails,
  presentItems,
  type SubscriptionDetail,
} from '#modules/subscriptions/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { DeliveryLinkShape } from '../contracts.ts';
import { type DeliveryLink, findLink } from './delivery-links.ts';

/**
 * The effect of a link, before or after its use, for whoever holds it.
 * @throws Refusal `delivery_link.unknown`.
 */
export async function presentLink(
  db: Db,
  token: string,
  today: Temporal.PlainDate,
): Promise<DeliveryLinkShape> {
  const link = await findLink(db, token, today);
  if (!link) throw refuse('delivery_link.unknown');
  const { action, state, announced, limit, subscription } = link;
  const { customerId, cycle, status, code } = subscription;
  const [nearby] = await loadDetails(db, customerId, [subscription], today);
  const order = nearby?.draft?.order ?? null;
  const bowls = action === 'left' && nearby ? bowlsOf(nearby) : [];
  return {
    '@context': '/api/v2/contexts/DeliveryLink',
    '@id': `/api/v2/shop/delivery-links/${token}`,
    '@type': 'DeliveryLink',
    action,
    // Without a food that an animal still eats, there is nothing to ask.
    state: action === 'left' && state === 'open' && bowls.length === 0 ? 'late' : state,
    subscription: code,
    shippingDate: action === 'left' ? (cycle?.shippingDate ?? announced) : announced,
    movedTo: state === 'open' ? wouldMoveTo(link) : link.movedTo,
    nextShippingDate: cycle?.shippingDate ?? null,
    limitDate: limit,
    isPaying: status === 'awaiting_payment' || status === 'payment_failed',
    lines: (order?.lines ?? []).map(({ productName, variantName, quantity }) => ({
      productName,
      variantName,
      quantity,
    })),
    total: order?.pricing.total ?? 0,
    card: action === 'ship_now' && state === 'open' ? await chargedCard(db, subscription) : null,
    bowls,
    proposedDate: action === 'left' ? (nearby?.bowls.proposedDate ?? null) : null,
  };
}

/** What tells the card of a subscription from its others. */
async function chargedCard(db: Db, { customerId, cardId }: DeliveryLink['subscription']) {
  const card = cardId === null ? null : await findCard(db, customerId, cardId);
  return card && { brand: card.brand, last4: card.last4 };
}

function bowlsOf({ subscription, draft, bowls }: SubscriptionDetail): DeliveryLinkShape['bowls'] {
  return presentItems(subscription, draft, bowls).flatMap(({ id, productName, runsOut }) =>
    runsOut ? [{ id, productName, ...runsOut }] : [],
  );
}

/** The dispatch day the command would move the delivery to. */
function wouldMoveTo({ action, announced, subscription }: DeliveryLink): string | null {
  if (action === 'ship_now' || action === 'left') return null;
  const further = action === 'postpone' ? weekLater : rhythmLater;
  const wanted = further(Temporal.PlainDate.from(announced), subscription.frequency);
  return datesOf(wanted).shipping.toString();
}
