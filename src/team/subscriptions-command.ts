import {
  disableCharging,
  enableCharging,
  findDueDeliveries,
  isChargingEnabled,
  queueRenewals,
} from '#modules/renewals/server/index.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import type { AppContext } from '#registry/schema.ts';

const USAGE = `subscriptions        the deliveries whose day has come and that are not paid
subscriptions run    gives each its job now, as every minute does
subscriptions arm    charges them from this database, after a backup was restored and compared
subscriptions disarm charges none until it is armed`;

const DISARMED =
  'No delivery is charged: this database was restored or disarmed. Run `match`, then `subscriptions arm`.';

/**
 * The `subscriptions` command: due deliveries and the state of their payments.
 * @throws StartupProblem for an unknown subcommand.
 */
export async function subscriptionsCommand(
  appContext: AppContext,
  [name]: readonly string[],
): Promise<string[]> {
  if (name === 'arm' || name === 'disarm') {
    await (name === 'arm' ? enableCharging : disableCharging)(appContext);
    return [name === 'arm' ? 'Deliveries are charged from this database.' : DISARMED];
  }
  const armed = await isChargingEnabled(appContext);
  if (name === 'run' && !armed) throw new StartupProblem(DISARMED);
  if (name === 'run')
    return [`${await queueRenewals(appContext)} deliveries were given their job.`];
  if (name !== undefined) throw new StartupProblem(USAGE);
  const due = await findDueDeliveries(appContext.db, appContext.clock.today());
  const notice = armed ? [] : [DISARMED];
  if (due.length === 0) return [...notice, 'No delivery is due.'];
  const lines = due.map(
    ({ code, number, shippingDate, standing, tries, errorCode, nextTryOn }) =>
      `${shippingDate}  ${code}, delivery ${number}  ${standing}` +
      `${errorCode ? `: ${errorCode} after ${tries} tries` : ''}` +
      `${nextTryOn ? `, again on ${nextTryOn}` : ''}`,
  );
  return [...notice, ...lines];
}
