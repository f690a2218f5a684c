import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Counts one more view of a campaign today (CMP-16).
 * @throws Refusal `campaign.unknown` (404).
 */
export async function reportCampaign(work: UnitOfWork, code: string): Promise<void> {
  const counted = await sql`
    insert into campaign_reports as r (campaign_code, day, shown)
    select code, ${work.today.toString()}::date, 1 from campaigns where code = ${code}
    on conflict (campaign_code, day) do update set shown = r.shown + 1
  `.execute(work.tx);
  if (counted.numAffectedRows === 0n) throw refuse('campaign.unknown');
}
