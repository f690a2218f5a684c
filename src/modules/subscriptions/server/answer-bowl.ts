import { refuse } from '#kit/refusal.ts';
import type { LeftWord } from '#modules/bowls/rules/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Access } from './lock-for-change.ts';
import { lockSubscription } from './queries.ts';

/**
 * Notes what is left of a food today, in place of what was answered earlier today. Nothing that is
 * delivered changes by it, so that no version is asked for.
 * @throws Refusal `subscription.unknown`, `subscription.stopped`, `subscription.item_unknown`
 */
export async function answerBowl(
  work: UnitOfWork,
  { code, customerId }: Access,
  itemId: number,
  left: LeftWord,
): Promise<void> {
  const subscription = await lockSubscription(work, code, customerId);
  if (!subscription) throw refuse('subscription.unknown');
  if (subscription.status === 'stopped') throw refuse('subscription.stopped');
  const item = subscription.items.find(({ id }) => id === itemId);
  if (!item) throw refuse('subscription.item_unknown');
  await work.tx
    .insertInto('bowl_answers')
    .values({
      subscription_id: subscription.id,
      variant_code: item.variantCode,
      customer_id: subscription.customerId,
      answered_on: work.today.toString(),
      share_left: left,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'variant_code', 'answered_on'])
        .doUpdateSet({ share_left: left }),
    )
    .execute();
}
