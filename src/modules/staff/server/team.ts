import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { MemberShape } from '../contracts.ts';

/** Everybody of the team, those who left last. */
export async function listTeam(db: Db): Promise<MemberShape[]> {
  const rows = await db
    .selectFrom('staff_members as m')
    .leftJoin('staff_second_factors as f', 'f.staff_id', 'm.id')
    .select([
      'm.id',
      'm.email',
      'm.name',
      'm.role',
      'm.created_at as createdAt',
      'm.ended_at as endedAt',
      'm.password_hash as passwordHash',
      'f.confirmed_at as confirmedAt',
    ])
    .select((from) =>
      from
        .selectFrom('staff_actions as a')
        .select('a.at')
        .whereRef('a.staff_id', '=', 'm.id')
        .orderBy('a.id', 'desc')
        .limit(1)
        .as('lastSeenAt'),
    )
    .orderBy(sql`ended_at is not null`)
    .orderBy('m.name')
    .orderBy('m.id')
    .execute();
  return rows.map(({ createdAt, endedAt, lastSeenAt, passwordHash, confirmedAt, ...member }) => ({
    '@id': `/api/v2/admin/administrators/${member.id}`,
    '@type': 'TeamMember',
    ...member,
    state: endedAt ? 'ended' : passwordHash ? 'active' : 'invited',
    hasSecondFactor: confirmedAt !== null,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }));
}
