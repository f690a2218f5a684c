import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';

/** Saves the current form of a promotion as a version, unless it is unchanged. */
export async function recordVersion(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  code: string,
): Promise<void> {
  await sql`
    insert into promotion_versions (promotion_code, version, recorded_at, rule)
    select p.code, p.version, ${new Date(now.epochMilliseconds)}, r.rule
    from promotions p cross join lateral (select jsonb_build_object(
      'name', p.name, 'channels', p.channels, 'needsCoupon', p.needs_coupon,
      'startsOn', p.starts_on, 'endsOn', p.ends_on, 'priority', p.priority,
      'exclusive', p.exclusive, 'enabled', p.enabled,
      'conditions', p.conditions, 'reward', p.reward) as rule) r
    where p.code = ${code} and r.rule is distinct from (
      select v.rule from promotion_versions v
      where v.promotion_code = p.code order by v.id desc limit 1)
  `.execute(tx);
}
