import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { BowlAnswer } from '../contracts.ts';
import { type Access, holdRight } from './lock-for-change.ts';
import { lockSubscription } from './queries.ts';
import { recordChange } from './record-change.ts';

export interface FoodAnswer {
  /** Id of a line. */
  id: number;
  answer: BowlAnswer;
}

/**
 * Records how much of some foods is left today, replacing earlier answers of the day. No delivery changes, so no
 * version is required.
 * @throws Refusal `subscription.unknown`, `subscription.stopped`, `subscription.item_unknown`
 */
export async function answerBowls(
  work: UnitOfWork,
  access: Access,
  answers: readonly FoodAnswer[],
): Promise<void> {
  const { code, customerId, memberId } = access;
  const subscription = await lockSubscription(work, code, customerId);
  if (!subscription) throw refuse('subscription.unknown');
  await holdRight(work, access);
  if (subscription.status === 'stopped') throw refuse('subscription.stopped');
  const { id: subscriptionId, customerId: owner, items } = subscription;
  for (const { id, answer } of answers) {
    const item = items.find((one) => one.id === id);
    if (!item) throw refuse('subscription.item_unknown');
    const said = {
      share_left: 'left' in answer ? answer.left : null,
      amount_left: 'share' in answer ? answer.share : null,
    };
    await work.tx
      .insertInto('bowl_answers')
      .values({
        subscription_id: subscriptionId,
        variant_code: item.variantCode,
        customer_id: owner,
        answered_on: work.today.toString(),
        share_left: said.share_left,
        amount_left: said.amount_left,
      })
      .onConflict((conflict) =>
        conflict.columns(['subscription_id', 'variant_code', 'answered_on']).doUpdateSet(said),
      )
      .execute();
  }
  // Actions of a household member appear in the log that both sides see.
  if (memberId !== undefined)
    await recordChange(work, subscription, { kind: 'bowl_answered', actor: 'member', memberId });
}
