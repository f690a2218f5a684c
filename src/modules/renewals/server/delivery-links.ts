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

/** Tokens of the links of one reminder, stored as hashes; only the mail contains them. */
export type DeliveryTokens = Partial<Record<DeliveryAction, string>>;

/**
 * Creates the links of a reminder and returns their tokens. None when the delivery may not be changed today, and no
 * link to dispatch now when nothing could leave or there is no card. `hasBowl`: whether the amount left of some food
 * can be asked for.
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
        // The amount left can be recorded once per mail.
        shipping_date: action === 'left' ? today.toString() : shippingDate,
        created_at: new Date(now.epochMilliseconds),
      })),
    )
    .execute();
  return tokens;
}

/** A link with its current state. */
export interface DeliveryLink {
  action: DeliveryAction;
  cycleId: number;
  /** Civil dates: announced, and the date the link moved its delivery to. */
  announced: string;
  movedTo: string | null;
  state: LinkState;
  /** The last civil day on which it works. */
  limit: string;
  subscription: Subscription;
}

/** The link with a token, or null for an unknown token. */
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

/** The amount left can be recorded until the dispatch day. */
function limitOf(
  action: DeliveryAction,
  status: Subscription['status'],
  announced: string,
): string {
  const date = Temporal.PlainDate.from(announced);
  const limit = action === 'left' ? date.subtract({ days: 1 }) : changeableUntil(status, date);
  return limit.toString();
}
