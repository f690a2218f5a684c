import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { CampaignState, TeamCampaignShape } from '../admin-contracts.ts';

const stateOn = (day: string) => sql<CampaignState>`case
  when not c.enabled then 'stopped'
  when c.ends_on < ${day}::date then 'ended'
  when c.starts_on > ${day}::date then 'upcoming'
  else 'running' end`;

/** Campaigns with how often they were shown; those that run first. One statement. */
export async function listCampaignsForTeam(
  db: Db,
  today: Temporal.PlainDate,
  { state, code }: { state?: CampaignState | undefined; code?: string },
): Promise<TeamCampaignShape[]> {
  const now = stateOn(today.toString());
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
    shown: row.shown,
    configurations: row.configurations,
    conditions: row.conditions as TeamCampaignShape['conditions'],
  }));
}
