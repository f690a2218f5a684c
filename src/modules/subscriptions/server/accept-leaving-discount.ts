import type { LeavingOffer } from '#kit/leaving-offers.ts';
import { refuse } from '#kit/refusal.ts';
import { lockOrder } from '#modules/orders/server/index.ts';
import { promiseOnLeaving } from '#modules/promotions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { AbortReason } from '../rules/index.ts';
import { finishChange } from './finish-change.ts';
import { type Access, lockDraftForChange, storeDraft } from './lock-for-change.ts';

const KIND = 'leaving_discount';

/** Settings of the team: what is offered for each reason to leave, and the promotion behind the discount. */
export interface LeavingTerms {
  LEAVING_OFFERS: Readonly<Record<string, readonly LeavingOffer[]>>;
  LEAVING_PROMOTION: string;
}

/**
 * Accepts the discount offered for a reason to leave, once per subscription. It is stored as a
 * promise for the next deliveries, like the discounts of a sign-up, so that preview, page and charge
 * compute it alike.
 * @throws Refusal as `lockDraftForChange`; `subscription.no_offer` when no discount is offered for the
 * reason, or it was taken before.
 */
export async function acceptLeavingDiscount(
  work: UnitOfWork,
  access: Access,
  reason: AbortReason,
  { LEAVING_OFFERS: offers, LEAVING_PROMOTION: promotion }: LeavingTerms,
): Promise<void> {
  const { subscription } = await lockDraftForChange(work, access);
  const { code, channel, frequency, cycle, id } = subscription;
  const taken = await work.tx
    .selectFrom('subscription_changes')
    .select('id')
    .where('subscription_id', '=', id)
    .where('kind', '=', KIND)
    .executeTakeFirst();
  const isOffered = offers[reason]?.includes('discount') && taken === undefined;
  const isPromised =
    isOffered &&
    (await promiseOnLeaving(work, { subscription: code, channel, frequency }, promotion));
  // Read again, with the promise that was stored just now.
  const draft = cycle.token ? await lockOrder(work, cycle.token) : null;
  if (!isPromised || !draft) throw refuse('subscription.no_offer');
  await storeDraft(work, { subscription, draft }, draft);
  const details = { promotion, reason };
  await finishChange(work, access, subscription, { kind: KIND, details });
}
