import { refuseFields } from '#kit/refusal.ts';
import { stillConfirms } from '#platform/mailed-confirmation.ts';
import { hashOf } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { lockByConfirmHash } from './queries.ts';
import { sendAlerts } from './send-alerts.ts';

/**
 * The press of the confirmation mail; a second one changes nothing. What happened meanwhile is told
 * at once.
 * @throws Refusal on path `token` when the link is too old, was replaced or never existed.
 */
export async function confirmAlert(
  work: UnitOfWork,
  token: string,
  originOf: (channelCode: string) => Promise<string>,
): Promise<void> {
  const alert = await lockByConfirmHash(work, hashOf(token));
  if (alert?.confirmed_at) return;
  if (!alert || !stillConfirms(alert, work.now))
    throw refuseFields([{ propertyPath: 'token', code: 'stock_alert.link' }]);
  await work.tx
    .updateTable('stock_alerts')
    .set({ confirmed_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', alert.id)
    .execute();
  await sendAlerts(work, [alert.variant_code], originOf);
}
