import type { Generated, JSONColumnType } from 'kysely';

export interface SchemaMigrationsTable {
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
}

/** Runtime state stored as name and value, such as the clock offset. */
export interface SettingsTable {
  name: string;
  value: string;
}

/** An attachment of a mail. */
export interface MailAttachment {
  name: string;
  /** Its media type. */
  type: string;
  content: string;
  /** Set for binary content, which is base64. */
  encoding?: 'base64';
}

/** Every mail the shop ever wrote; the unique `key` prevents sending one twice. */
export interface MailsTable {
  id: Generated<number>;
  key: string;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  unsubscribe_url: string | null;
  reply_to: string | null;
  /** Key of the mail it answers. */
  in_reply_to: string | null;
  attachments: JSONColumnType<MailAttachment[], string | undefined, string>;
  created_at: Date;
  sent_at: Date | null;
}

/** Stored answers of creations, by caller, operation and idempotency key. */
export interface IdempotencyKeysTable {
  caller: string;
  operation: string;
  key: string;
  fingerprint: string;
  status: number;
  body: string | null;
  etag: string | null;
  created_at: Date;
}

/** Recent wrong passwords, by account and network address. */
export interface SignInFailuresTable {
  key: string;
  failures: number;
  last_at: Date;
  locked_until: Date | null;
}

/** One row, written when a process checks whether the database accepts writes. */
export interface ReadinessTable {
  one: Generated<boolean>;
  written_at: Date;
}

/** Next run of each scheduled job, by the shop's clock. */
export interface JobSchedulesTable {
  name: string;
  schedule: string;
  due_at: Date;
}

/** States already used on return from an identity provider. */
export interface UsedSocialStatesTable {
  hash: string;
  expires_at: Date;
}

/** Challenges already used; unused ones are encrypted and stored nowhere. */
export interface UsedPasskeyChallengesTable {
  hash: string;
  expires_at: Date;
}

/** Jobs of a past day simulated for a demonstration, oldest first. */
export interface DemoPastJobsTable {
  id: Generated<number>;
  job: string;
  data: JSONColumnType<object>;
}

export interface PlatformTables {
  used_social_states: UsedSocialStatesTable;
  used_passkey_challenges: UsedPasskeyChallengesTable;
  demo_past_jobs: DemoPastJobsTable;
  schema_migrations: SchemaMigrationsTable;
  settings: SettingsTable;
  mails: MailsTable;
  idempotency_keys: IdempotencyKeysTable;
  sign_in_failures: SignInFailuresTable;
  readiness: ReadinessTable;
  job_schedules: JobSchedulesTable;
}
