import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { MemberShape } from '../contracts.ts';
import { roleCodeOf } from '../rules/index.ts';

/** All staff members, former ones last. */
export async function listTeam(db: Db): Promise<MemberShape[]> {
  const rows = await db
    .selectFrom('staff_members as m')
    .leftJoin('staff_second_factors as f', 'f.staff_id', 'm.id')
    .leftJoin('staff_roles as r', 'r.id', 'm.role_id')
    .select([
      'm.id',
      'm.email',
      'm.name',
      'm.role',
      'm.role_id as roleId',
      'r.name as roleName',
      'm.created_at as createdAt',
      'm.ended_at as endedAt',
      'm.password_hash as passwordHash',
      'f.confirmed_at as confirmedAt',
    ])
    .select((from) =>
      from
        .selectFrom('staff_identities as i')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('i.staff_id', '=', 'm.id')
        .as('identities'),
    )
    .select((from) =>
      from
        .selectFrom('staff_passkeys as p')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('p.staff_id', '=', 'm.id')
        .as('passkeys'),
    )
    .select((from) =>
      from
        .selectFrom('staff_actions as a')
        .select('a.at')
        .whereRef('a.staff_id', '=', 'm.id')
        .orderBy('a.id', 'desc')
        .limit(1)
        .as('lastSeenAt'),
    )
    .select((from) =>
      from
        .selectFrom('api_keys as k')
        .innerJoin('staff_members as machine', 'machine.id', 'k.staff_id')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('k.made_by', '=', 'm.id')
        .where('machine.ended_at', 'is', null)
        .as('keys'),
    )
    .where('m.role', '<>', 'machine')
    .orderBy(sql`m.ended_at is not null`)
    .orderBy(sql`m.name collate "fr-x-icu"`)
    .orderBy('m.id')
    .execute();
  return rows.map(
    ({
      createdAt,
      endedAt,
      lastSeenAt,
      passwordHash,
      confirmedAt,
      keys,
      passkeys,
      identities,
      role,
      roleId,
      ...member
    }) => ({
      '@id': `/api/v2/admin/administrators/${member.id}`,
      '@type': 'TeamMember',
      ...member,
      role: roleCodeOf(role, roleId),
      keys: Number(keys),
      state: endedAt ? 'ended' : passwordHash || Number(identities) > 0 ? 'active' : 'invited',
      hasIdentity: Number(identities) > 0,
      hasSecondFactor: confirmedAt !== null || Number(passkeys) > 0,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    }),
  );
}
