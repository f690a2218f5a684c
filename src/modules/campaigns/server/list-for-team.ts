import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { CampaignState, TeamCampaignShape } from '../admin-contracts.ts';
import { hasBegun, hasEnded } from './window.ts';

const stateAt = (now: Temporal.PlainDateTime) => sql<CampaignState>`case
  when not c.enabled then 'stopped'
  when ${hasEnded(now)} then 'ended'
  when not ${hasBegun(now)} then 'upcoming'
  else 'running' end`;

/** Campaigns with their number of views; current ones first. One statement. */
export async function listCampaignsForTeam(
  db: Db,
  moment: Temporal.PlainDateTime,
  { state, code }: { state?: CampaignState | undefined; code?: string },
): Promise<TeamCampaignShape[]> {
  const now = stateAt(moment);
  const rows = await db
    .selectFrom('campaigns as c')
    .selectAll('c')
    .select([
      now.as('state'),
      sql<number>`(select coalesce(sum(r.shown), 0) from campaign_reports r
        where r.campaign_code = c.code)`.as('shown'),
    ])
    .$if(state !== undefined, (q) => q.where(now, '=', state ?? 'running'))
    .$if(code !== undefined, (q) => q.where('c.code', '=', code ?? ''))
    .orderBy(sql`array_position(array['running', 'upcoming', 'stopped', 'ended'], ${now})`)
    .orderBy('c.priority', 'desc')
    .orderBy('c.code')
    .execute();
  return rows.map((row) => ({
    '@id': `/api/v2/admin/campaigns/${row.code}`,
    '@type': 'Campaign',
    code: row.code,
    action: row.action,
    state: row.state,
    priority: row.priority,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    startsAt: row.starts_at?.slice(0, 5) ?? null,
    endsAt: row.ends_at?.slice(0, 5) ?? null,
    shown: row.shown,
    configurations: row.configurations,
    conditions: row.conditions as TeamCampaignShape['conditions'],
  }));
}
