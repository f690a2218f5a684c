import { refuseFields } from '#kit/refusal.ts';
import { stillConfirms } from '#platform/mailed-confirmation.ts';
import { hashOf } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { lockByConfirmHash } from './queries.ts';
import { sendAlerts } from './send-alerts.ts';

/**
 * Confirms an alert by the link of its mail; idempotent. If the awaited event happened meanwhile, its mail is sent at
 * once.
 * @throws Refusal on path `token` when the link has expired, was replaced or never existed.
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
