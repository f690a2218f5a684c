import type { Generated, GeneratedAlways } from 'kysely';

export interface HouseholdMembersTable {
  id: GeneratedAlways<number>;
  owner_id: number;
  member_id: number;
  joined_at: Date;
  /** The member wants a copy of the reminders. */
  reminders: Generated<boolean>;
}

export interface HouseholdInvitationsTable {
  id: GeneratedAlways<number>;
  owner_id: number;
  email: string;
  token_hash: string;
  created_at: Date;
  /** Civil date. */
  last_day: string;
}

export interface HouseholdsTables {
  household_members: HouseholdMembersTable;
  household_invitations: HouseholdInvitationsTable;
}
