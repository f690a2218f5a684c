import { isRunning } from '#modules/subscriptions/rules/index.ts';
import {
  lockSubscription,
  type OpenCycle,
  type Subscription,
} from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { GraceDays } from '../rules/index.ts';
import { giveUpUnpaid } from './give-up-unpaid.ts';
import { placeRenewal } from './place-renewal.ts';
import { dropRenewal, findRenewal, type Renewal, saveRenewal } from './renewal.ts';
import { type RenewalCharge, renewalOf } from './renewal-charge.ts';

/**
 * Starts the renewal of a due delivery: places its order, or finds it placed, and returns what is to be charged. Null
 * when there is nothing to charge (any more): it was paid, postponed, skipped or stopped meanwhile, or another worker
 * handles it. Running it twice places one order (REL-05, REL-06).
 */
export async function beginRenewal(
  work: UnitOfWork,
  { cycleId, code }: Pick<Renewal, 'cycleId' | 'code'>,
  graceDays: GraceDays,
): Promise<RenewalCharge | null> {
  const subscription = await lockSubscription(work, code);
  const renewal = await findRenewal(work.tx, cycleId);
  const cycle = subscription?.cycle;
  if (!renewal || !subscription || cycle?.id !== cycleId) return null;
  if (cycle.state === 'draft') {
    if (renewal.state !== 'queued') return null;
    if (!isRunning(subscription.status) || !isDue(work, subscription, cycle)) {
      await dropRenewal(work, cycleId);
      return null;
    }
    return placeRenewal(work, subscription, cycle, graceDays);
  }
  if (subscription.status === 'paused') {
    // Suspended meanwhile: nothing is charged until its customer resumes it (REL-15).
    await saveRenewal(work, cycleId, { state: 'failed', decline: 'hard', next_try_on: null });
    return null;
  }
  const isAnotherTry = renewal.state === 'queued';
  if (!isAnotherTry && renewal.state !== 'charging') return null;
  if (isAnotherTry && subscription.status === 'stopped') {
    // Terminated meanwhile: the customer must not be charged again (REL-31).
    await saveRenewal(work, cycleId, { state: 'failed', next_try_on: null });
    await giveUpUnpaid(work, code);
    return null;
  }
  const tries = renewal.tries + (isAnotherTry ? 1 : 0);
  await saveRenewal(work, cycleId, { state: 'charging', tries });
  return { ...renewalOf(work, subscription, cycle), tries };
}

/** The server's date decides (REL-21). */
const isDue = (
  { today }: UnitOfWork,
  { shipNowRequestedAt }: Subscription,
  { shippingDate }: OpenCycle,
) =>
  shipNowRequestedAt !== null ||
  Temporal.PlainDate.compare(Temporal.PlainDate.from(shippingDate), today) <= 0;
