import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { MemberRole } from '../rules/index.ts';

export interface StaffMembersTable {
  id: GeneratedAlways<number>;
  email: string;
  name: string;
  role: MemberRole;
  role_id: Generated<number | null>;
  password_hash: string | null;
  created_at: Date;
  ended_at: Date | null;
}

export interface StaffSessionsTable {
  hash: string;
  staff_id: number;
  started_at: Date;
  last_used_at: Date;
  expires_at: Date;
  id: GeneratedAlways<number>;
  browser: string | null;
  system: string | null;
  awaits_code: Generated<boolean>;
}

export interface StaffLinksTable {
  hash: string;
  staff_id: number;
  expires_at: Date;
}

export interface StaffSecondFactorsTable {
  staff_id: number;
  secret: string;
  confirmed_at: Date | null;
  last_step: Generated<number>;
}

export interface StaffIdentitiesTable {
  staff_id: number;
  issuer: string;
  subject: string;
  linked_at: Date;
}

export interface StaffPasskeysTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  rp_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  user_handle: string;
  name: string;
  synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

export interface StaffRecoveryCodesTable {
  hash: string;
  staff_id: number;
}

export interface StaffActionsTable {
  id: GeneratedAlways<number>;
  staff_id: number | null;
  at: Date;
  action: string;
  subject: string;
  detail: JSONColumnType<Record<string, unknown>, string, string>;
  key: string | null;
}

export interface SavedViewsTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  list: string;
  name: string;
  query: string;
  is_shared: boolean;
  created_at: Date;
}

export interface StaffRolesTable {
  id: GeneratedAlways<number>;
  name: string;
  permissions: string[];
  goodwill: Generated<number>;
  created_at: Date;
  retired_at: Date | null;
}

export interface ApiKeysTable {
  staff_id: number;
  hash: string;
  hint: string;
  permissions: string[];
  made_by: number;
  expires_at: Date;
  last_used_at: Date | null;
}

export interface StaffTables {
  staff_roles: StaffRolesTable;
  api_keys: ApiKeysTable;
  staff_members: StaffMembersTable;
  staff_sessions: StaffSessionsTable;
  staff_actions: StaffActionsTable;
  staff_links: StaffLinksTable;
  staff_second_factors: StaffSecondFactorsTable;
  staff_identities: StaffIdentitiesTable;
  staff_passkeys: StaffPasskeysTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
  saved_views: SavedViewsTable;
}
