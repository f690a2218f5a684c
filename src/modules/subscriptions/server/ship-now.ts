import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { shipNowDue } from '../rules/index.ts';
import { finishChange } from './finish-change.ts';
import { type Access, lockForChange } from './lock-for-change.ts';
import { findTogether } from './together.ts';

/**
 * Requests immediate dispatch of the next delivery: a handler of the event places and charges it within 24 business
 * hours (SUB-14). A second request, or one on the dispatch day, still results in one delivery (REL-27).
 * @throws Refusal as `lockForChange`; `subscription.paused`, `subscription.stopped`; `subscription.shipping_now`
 * (409) while one is requested or being paid; `subscription.together`.
 */
export async function shipNow(work: UnitOfWork, access: Access): Promise<void> {
  const subscription = await lockForChange(work, access);
  const { status, cycle, shipNowRequestedAt, code } = subscription;
  if (status === 'stopped' || status === 'paused') throw refuse(`subscription.${status}`);
  if (shipNowRequestedAt !== null || cycle?.state !== 'draft')
    throw refuse('subscription.shipping_now');
  // Its price assumes a shared parcel, which it would then not be in.
  if ((await findTogether(work.tx, [cycle.orderId ?? 0])).size > 0)
    throw refuse('subscription.together');
  const due = shipNowDue(work.now);
  await finishChange(
    work,
    access,
    {
      ...subscription,
      shipNowRequestedAt: new Date(work.now.epochMilliseconds),
      shipNowDueAt: new Date(due.epochMilliseconds),
    },
    { kind: 'ship_now', scope: 'next', details: { due: due.toString() } },
  );
  await work.announce('subscription.ship_now_asked', { code });
}
