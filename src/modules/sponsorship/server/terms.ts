import { refuse } from '#kit/refusal.ts';
import { findPromotion } from '#modules/promotions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** The promotions for the friend and for the sponsor, by their codes in the seed data. */
export const FRIEND_PROMOTION = 'parrainage-filleul';
export const SPONSOR_PROMOTION = 'parrainage';

/** Benefits of both, in cents. */
export interface Terms {
  benefit: number;
  benefitMinimum: number;
  reward: number;
  rewardMinimum: number;
}

/** @throws Refusal `sponsorship.closed` while one of the two is not given. */
export async function readTerms(work: Pick<UnitOfWork, 'tx' | 'today'>): Promise<Terms> {
  const friend = await findPromotion(work, FRIEND_PROMOTION);
  const sponsor = await findPromotion(work, SPONSOR_PROMOTION);
  if (friend?.reward.kind !== 'amount' || sponsor?.reward.kind !== 'amount')
    throw refuse('sponsorship.closed');
  return {
    benefit: friend.reward.amount,
    benefitMinimum: friend.conditions.minimum ?? 0,
    reward: sponsor.reward.amount,
    rewardMinimum: sponsor.conditions.minimum ?? 0,
  };
}
