import { sql } from 'kysely';
import { toCivilDate } from '#kit/dates.ts';
import { endGuaranteedPrices } from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { appliesTo } from '../rules/index.ts';
import { termsOf } from './processes/write-notices.ts';
import type { PlannedChange } from './queries.ts';

/** The civil day of an instant of the database. */
export const dayOf = (at: Date): Temporal.PlainDate =>
  toCivilDate(Temporal.Instant.fromEpochMilliseconds(at.getTime()));

/**
 * Records which notices the mail server accepted: the notice period of a customer begins that day. A
 * customer notified after the change applied pays the old price until their notice period is over.
 */
export async function recordNotified(work: UnitOfWork, change: PlannedChange): Promise<void> {
  const { rows } = await sql<{ subscription: string; at: Date }>`
    update planned_change_subscriptions r set told_at = m.sent_at
    from mails m, subscriptions s
    where r.change_id = ${change.id} and r.told_at is null and m.key = r.mail_key
      and m.sent_at is not null and s.id = r.subscription_id
    returning s.code as subscription, r.told_at as at`.execute(work.tx);
  if (change.kind !== 'price' || rows.length === 0) return;
  const codes = [...new Set(change.effects.map(({ variantCode }) => variantCode))];
  const ends = rows.flatMap(({ subscription, at }) => {
    const until = appliesTo(termsOf(change), dayOf(at)).toString();
    return codes.map((variantCode) => ({ subscription, variantCode, until }));
  });
  await endGuaranteedPrices(work, ends);
}
