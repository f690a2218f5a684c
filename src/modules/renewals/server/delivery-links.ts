import { changeableUntil } from '#modules/subscriptions/rules/index.ts';
import {
  findSubscriptionByCode,
  lockOf,
  type OpenCycle,
  type Subscription,
} from '#modules/subscriptions/server/index.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { type DeliveryAction, type LinkState, linkState } from '../rules/index.ts';

/** The tokens of the links of one reminder; each stands in its mail and nowhere else. */
export type DeliveryTokens = Partial<Record<DeliveryAction, string>>;

/**
 * Writes the links of a reminder and returns their tokens: none when the delivery may not be changed
 * today, nor one that would charge it where nothing could leave or there is no card. `hasBowl`: what is
 * left can be asked, of a food whose bowl is known.
 */
export async function writeLinks(
  { tx, now, today }: UnitOfWork,
  subscription: Subscription,
  { id, shippingDate }: OpenCycle,
  { canLeave, hasBowl }: { canLeave: boolean; hasBowl: boolean },
): Promise<DeliveryTokens> {
  const tokens: DeliveryTokens = {};
  if (lockOf(subscription, today) === null) {
    tokens.postpone = newToken();
    tokens.skip = newToken();
    if (canLeave && subscription.cardId !== null) tokens.ship_now = newToken();
  }
  if (hasBowl) tokens.left = newToken();
  if (Object.keys(tokens).length === 0) return tokens;
  const actions = Object.keys(tokens) as DeliveryAction[];
  await tx
    .insertInto('delivery_links')
    .values(
      actions.map((action) => ({
        token_hash: hashOf(tokens[action] ?? ''),
        cycle_id: id,
        action,
        // What is left may be said once for each mail that asks.
        shipping_date: action === 'left' ? today.toString() : shippingDate,
        created_at: new Date(now.epochMilliseconds),
      })),
    )
    .execute();
  return tokens;
}

/** A link as it stands today. */
export interface DeliveryLink {
  action: DeliveryAction;
  cycleId: number;
  /** Civil dates: announced, and what its delivery was moved to by it. */
  announced: string;
  movedTo: string | null;
  state: LinkState;
  /** The last civil day it works. */
  limit: string;
  subscription: Subscription;
}

/** The link with a token, or null for one nobody was sent. */
export async function findLink(
  db: Db | Tx,
  token: string,
  today: Temporal.PlainDate,
): Promise<DeliveryLink | null> {
  const row = await db
    .selectFrom('delivery_links as l')
    .innerJoin('subscription_cycles as c', 'c.id', 'l.cycle_id')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .leftJoin('delivery_link_uses as u', (join) =>
      join
        .onRef('u.cycle_id', '=', 'l.cycle_id')
        .onRef('u.action', '=', 'l.action')
        .onRef('u.shipping_date', '=', 'l.shipping_date'),
    )
    .select(['l.action', 'l.cycle_id as cycleId', 'l.shipping_date as announced', 's.code'])
    .select(['u.used_at as usedAt', 'u.moved_to as movedTo'])
    .where('l.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  const subscription = row && (await findSubscriptionByCode(db, row.code));
  if (!subscription) return null;
  const { action, cycleId, announced, movedTo, usedAt } = row;
  const { status, cycle, shipNowRequestedAt } = subscription;
  return {
    action,
    cycleId,
    announced,
    movedTo,
    subscription,
    limit: limitOf(
      action,
      status,
      action === 'left' ? (cycle?.shippingDate ?? announced) : announced,
    ),
    state: linkState({
      action,
      isUsed: usedAt !== null,
      announced,
      status,
      cycle: cycle?.id === cycleId ? cycle : null,
      isShippingNow: shipNowRequestedAt !== null,
      isEditable: lockOf(subscription, today) === null,
    }),
  };
}

/** What is left may be said until the delivery leaves. */
function limitOf(
  action: DeliveryAction,
  status: Subscription['status'],
  announced: string,
): string {
  const date = Temporal.PlainDate.from(announced);
  const limit = action === 'left' ? date.subtract({ days: 1 }) : changeableUntil(status, date);
  return limit.toString();
}
