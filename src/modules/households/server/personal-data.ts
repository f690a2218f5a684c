import { jsonFile, moving } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';

/**
 * Members and invitations of a person, and owners whose subscriptions they share. Of others it
 * contains only the first name, and for members the address, as shown in the person's account.
 * Erasing either account ends the sharing; changes made by a member stay in the history of the
 * subscription without a name.
 */
export const householdsData: PersonalData = {
  tables: ['household_members', 'household_invitations', 'subscription_changes'],
  owned: [
    ...moving('owner_id', 'household_members', 'household_invitations'),
    ...moving('member_id', 'household_members', 'subscription_changes'),
  ],

  /** After a merge of customers, removes sharing with oneself and duplicates. */
  async settleMerge({ tx }, { from, to }) {
    const both = [from, to];
    await tx
      .deleteFrom('household_members')
      .where('owner_id', 'in', both)
      .where('member_id', 'in', both)
      .execute();
    await tx
      .deleteFrom('household_members as twice')
      .where((row) =>
        row.exists(
          row
            .selectFrom('household_members as there')
            .select('there.id')
            .where((same) =>
              same.or([
                same.and([
                  same('twice.owner_id', '=', from),
                  same('there.owner_id', '=', to),
                  same('there.member_id', '=', same.ref('twice.member_id')),
                ]),
                same.and([
                  same('twice.member_id', '=', from),
                  same('there.member_id', '=', to),
                  same('there.owner_id', '=', same.ref('twice.owner_id')),
                ]),
              ]),
            ),
        ),
      )
      .execute();
    await tx
      .deleteFrom('household_invitations as twice')
      .where('owner_id', '=', from)
      .where((row) =>
        row.exists(
          row
            .selectFrom('household_invitations as there')
            .select('there.id')
            .where('there.owner_id', '=', to)
            .whereRef('there.email', '=', 'twice.email'),
        ),
      )
      .execute();
  },

  async exportFiles({ db }, customerId) {
    const members = await db
      .selectFrom('household_members as m')
      .innerJoin('customers as c', 'c.id', 'm.member_id')
      .select(['c.first_name as firstName', 'c.email', 'm.joined_at as joinedAt'])
      .where('m.owner_id', '=', customerId)
      .orderBy('m.id')
      .execute();
    const shared = await db
      .selectFrom('household_members as m')
      .innerJoin('customers as c', 'c.id', 'm.owner_id')
      .select(['c.first_name as ownerName', 'm.joined_at as joinedAt', 'm.reminders'])
      .where('m.member_id', '=', customerId)
      .orderBy('m.id')
      .execute();
    const invitations = await db
      .selectFrom('household_invitations')
      .select(['email', 'created_at as createdAt', 'last_day as lastDay'])
      .where('owner_id', '=', customerId)
      .orderBy('id')
      .execute();
    const isEmpty = members.length + shared.length + invitations.length === 0;
    return isEmpty ? [] : [jsonFile('foyer', { members, shared, invitations })];
  },

  async erase({ tx }, { customerId, email }) {
    await tx.deleteFrom('household_invitations').where('owner_id', '=', customerId).execute();
    await tx.deleteFrom('household_invitations').where('email', '=', email.toLowerCase()).execute();
    await tx
      .deleteFrom('household_members')
      .where((row) => row.or([row('owner_id', '=', customerId), row('member_id', '=', customerId)]))
      .execute();
    await tx
      .updateTable('subscription_changes')
      .set({ member_id: null })
      .where('member_id', '=', customerId)
      .execute();
  },
};
