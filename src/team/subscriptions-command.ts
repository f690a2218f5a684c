import { findDueDeliveries, queueRenewals } from '#modules/renewals/server/index.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import type { Machine } from '../schema.ts';

const USAGE = `subscriptions        the deliveries whose day has come and that are not paid
subscriptions run    gives each its job now, as every minute does`;

/**
 * The deliveries of subscriptions, for the team: what is due, and how its payment stands.
 * @throws StartupProblem for an unknown request.
 */
export async function subscriptionsCommand(
  machine: Machine,
  [name]: readonly string[],
): Promise<string[]> {
  if (name === 'run') return [`${await queueRenewals(machine)} deliveries were given their job.`];
  if (name !== undefined) throw new StartupProblem(USAGE);
  const due = await findDueDeliveries(machine.db, machine.clock.today());
  if (due.length === 0) return ['No delivery is due.'];
  return due.map(
    ({ code, number, shippingDate, standing, tries, errorCode, nextTryOn }) =>
      `${shippingDate}  ${code}, delivery ${number}  ${standing}` +
      `${errorCode ? `: ${errorCode} after ${tries} tries` : ''}` +
      `${nextTryOn ? `, again on ${nextTryOn}` : ''}`,
  );
}
