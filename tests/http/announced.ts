import { hashOf, newToken } from '#platform/secrets.ts';
import { PARIS_TODAY } from '../support/paris-today.ts';
import type { TestShop } from '../support/shop.ts';

/** Announces a new price of what somebody has on subscription; returns the token of their letter. */
export async function announce(
  shop: TestShop,
  subscriptions: readonly string[],
  variantCode: string,
): Promise<string> {
  const token = newToken();
  await shop.database.pool.query(
    `with change as (
       insert into planned_changes (kind, reason, notice_days, applies_on, announce_on, staff_name,
         created_at)
       values ('price', 'Le poulet coûte plus.', 30, ${PARIS_TODAY} + 40, ${PARIS_TODAY} + 10, 'Test',
         now()) returning id),
     effect as (
       insert into planned_change_effects (change_id, variant_code, channel_code, before, after,
         one_off)
       select id, $2, 'FR_WEB', 500, 600, 667 from change)
     insert into planned_change_subscriptions (change_id, subscription_id, token_hash, mail_key,
       written_at, told_at)
     select change.id, s.id, $3, 'planned-change:' || change.id, now(), now()
     from change, subscriptions s where s.code = any ($1)`,
    [subscriptions, variantCode, hashOf(token)],
  );
  return token;
}
