import { refuse } from '#kit/refusal.ts';
import { holdSharing } from '#modules/households/server/index.ts';
import { lockOrder, type Order, type PricedCart, storeCart } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Actor, editRefusal } from '../rules/index.ts';
import { lockSubscription } from './queries.ts';
import type { OpenCycle, Subscription } from './subscription.ts';

/** Identifies a subscription, its caller and the version the caller read. */
export interface Access {
  code: string;
  customerId: number;
  /** Null accepts any version. */
  version: number | null;
  /** Who makes the change; its customer by default. */
  by?: Actor;
  /** Customer id of the household member who makes the request; absent for its customer or the team. */
  memberId?: number;
}

/**
 * Locks a subscription of a customer for a change.
 * @throws Refusal `subscription.unknown` when there is none or it is another customer's; `subscription.stale` when it
 * is not the version they read (REL-33).
 */
export async function lockForChange(
  work: UnitOfWork,
  { code, customerId, version, memberId }: Access,
): Promise<Subscription> {
  const subscription = await lockSubscription(work, code, customerId);
  if (!subscription) throw refuse('subscription.unknown');
  await holdRight(work, { customerId, memberId });
  if (version !== null && version !== subscription.version) throw refuse('subscription.stale');
  return subscription;
}

/**
 * Locks the household membership until the change is made, so that a member who is removed meanwhile changes nothing
 * more.
 * @throws Refusal `subscription.unknown`. /
 */
export async function holdRight(
  work: UnitOfWork,
  { customerId: ownerId, memberId }: Pick<Access, 'customerId' | 'memberId'>,
): Promise<void> {
  if (memberId === undefined) return;
  if (!(await holdSharing(work, { ownerId, memberId }))) throw refuse('subscription.unknown');
}

const date = (text: string) => Temporal.PlainDate.from(text);

/** Why the next delivery may not be changed today, or null. */
export const lockOf = (
  { status, cycle, shipNowRequestedAt }: Subscription,
  today: Temporal.PlainDate,
) =>
  editRefusal({
    status,
    cycle: cycle && { state: cycle.state, shipping: date(cycle.shippingDate) },
    isShippingNow: shipNowRequestedAt !== null,
    today,
  });

/** A locked subscription whose next delivery may be changed, with the locked order of that delivery. */
export interface Held {
  subscription: Subscription & { cycle: OpenCycle };
  draft: Order;
}

/**
 * Locks a subscription and its next delivery for a change of contents, destination or date.
 * @throws Refusal as `lockForChange`; `subscription.locked` after the limit, by the server's date (REL-21, REL-25),
 * `subscription.paused`, `subscription.stopped`.
 */
export async function lockDraftForChange(work: UnitOfWork, access: Access): Promise<Held> {
  const subscription = await lockForChange(work, access);
  const lock = lockOf(subscription, work.today);
  if (lock) throw refuse(lock);
  const { cycle } = subscription;
  const draft = cycle?.token ? await lockOrder(work, cycle.token) : null;
  if (!cycle || draft?.state !== 'cart') throw refuse('subscription.locked');
  return { subscription: { ...subscription, cycle }, draft };
}

/** Prices and saves a changed delivery; it stays ready to be placed. */
export const storeDraft = (
  work: UnitOfWork,
  { draft }: Held,
  changed: Order,
): Promise<PricedCart> => storeCart(work, { ...changed, checkoutState: 'payment_selected' }, draft);
