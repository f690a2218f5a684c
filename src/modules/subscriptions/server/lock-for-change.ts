import { refuse } from '#kit/refusal.ts';
import { holdSharing } from '#modules/households/server/index.ts';
import { lockOrder, type Order, type PricedCart, storeCart } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Actor, editRefusal } from '../rules/index.ts';
import { lockSubscription } from './queries.ts';
import type { OpenCycle, Subscription } from './subscription.ts';

/** Which subscription, for whom, and as which version they saw it. */
export interface Access {
  code: string;
  customerId: number;
  /** Null accepts whatever stands. */
  version: number | null;
  /** Who changes it; its customer when left out. */
  by?: Actor;
  /** The person it is shared with who asks; nobody: its customer, or the team. */
  memberId?: number;
}

/**
 * Takes a subscription of a customer for a change.
 * @throws Refusal `subscription.unknown` for none or another's; `subscription.stale` when it is not
 * the version they saw (REL-33).
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
 * Holds the right of who shares a subscription until the change is made: taken from them meanwhile, they change
 * nothing any more. @throws Refusal `subscription.unknown`.
 */
export async function holdRight(
  work: UnitOfWork,
  { customerId: ownerId, memberId }: Pick<Access, 'customerId' | 'memberId'>,
): Promise<void> {
  if (memberId === undefined) return;
  if (!(await holdSharing(work, { ownerId, memberId }))) throw refuse('subscription.unknown');
}

const date = (text: string) => Temporal.PlainDate.from(text);

/** Why the open delivery may not be changed today, or null. */
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

/** A subscription whose next delivery may be changed, and the order of that delivery, both held. */
export interface Held {
  subscription: Subscription & { cycle: OpenCycle };
  draft: Order;
}

/**
 * Takes a subscription and its next delivery for a change of what is in it, where it goes or when.
 * @throws Refusal as `take`; `subscription.locked` after the limit, as the server's day has it
 * (REL-21, REL-25), `subscription.paused`, `subscription.stopped`.
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

/** Prices a changed delivery and writes it; it stays ready to be placed. */
export const storeDraft = (
  work: UnitOfWork,
  { draft }: Held,
  changed: Order,
): Promise<PricedCart> => storeCart(work, { ...changed, checkoutState: 'payment_selected' }, draft);
