import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** Deletes alerts never confirmed, and those past their maximum waiting time (PRV-08). Returns their number. */
export async function forgetAlerts({ tx, now }: UnitOfWork): Promise<number> {
  const unconfirmed = momentBefore(now, retention.stockAlertsUnconfirmed);
  const waited = momentBefore(now, retention.stockAlerts);
  const gone = await tx
    .deleteFrom('stock_alerts')
    .where((row) =>
      row.or([
        row.and([row('confirmed_at', 'is', null), row('asked_at', '<', unconfirmed)]),
        row('asked_at', '<', waited),
      ]),
    )
    .returning('id')
    .execute();
  return gone.length;
}
