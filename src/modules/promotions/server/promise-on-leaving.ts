import type { Tx, UnitOfWork } from '#registry/schema.ts';
import type { Promotion } from '../rules/index.ts';
import { promiseDeliveries } from './promises.ts';
import { findPromotion } from './queries.ts';

interface Leaving {
  subscription: string;
  /** Code of the site the subscription belongs to. */
  channel: string;
  /** Days between its deliveries. */
  frequency: number;
}

/**
 * Promises a subscription the reward of a promotion for its next deliveries, in the terms of today.
 * Returns false when the promotion is not a percentage for a number of deliveries, does not apply
 * today or on this site, or was promised to this subscription before.
 */
export async function promiseOnLeaving(
  work: UnitOfWork,
  { subscription, channel, frequency }: Leaving,
  code: string,
): Promise<boolean> {
  const promotion = await findPromotion(work, code);
  if (!promotion || !isOffered(promotion, work.today)) return false;
  if (!(await isOfSite(work.tx, code, channel))) return false;
  const before = await work.tx
    .selectFrom('promotion_promises')
    .select('id')
    .where('subscription', '=', subscription)
    .where('promotion_code', '=', code)
    .executeTakeFirst();
  if (before) return false;
  const { startsOn: _, endsOn: __, promise: ___, ...terms } = promotion;
  await promiseDeliveries(work, { subscription, frequency, orderId: 0 }, [
    {
      terms,
      promiseId: null,
      frequencies: [frequency],
      done: 0,
      isGiven: false,
      reason: null,
    },
  ]);
  return true;
}

/** Whether a promotion of this code gives a percentage on a number of deliveries on this day, on any site. */
export async function givesOnLeaving(
  day: Pick<UnitOfWork, 'tx' | 'today'>,
  code: string,
): Promise<boolean> {
  const promotion = await findPromotion(day, code);
  return promotion !== null && isOffered(promotion, day.today);
}

const isOffered = (
  { reward, conditions, startsOn }: Promotion,
  today: Temporal.PlainDate,
): boolean =>
  reward.kind === 'percent' &&
  conditions.deliveries !== null &&
  (startsOn === null || Temporal.PlainDate.compare(startsOn, today) <= 0);

async function isOfSite(tx: Tx, code: string, channel: string): Promise<boolean> {
  const { channels } = await tx
    .selectFrom('promotions')
    .select('channels')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return channels.length === 0 || channels.includes(channel);
}
