import type { Generated, JSONColumnType } from 'kysely';

export interface SchemaMigrationsTable {
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
}

/** One row per setting that may change while the shop runs, such as the moved clock. */
export interface SettingsTable {
  name: string;
  value: string;
}

/** Every mail the shop ever wrote; `key` makes a mail that is asked for twice be sent once. */
/** A file that goes with a mail. */
export interface MailAttachment {
  name: string;
  /** Its media type. */
  type: string;
  content: string;
  /** Of a file that is no text; its content is written so. */
  encoding?: 'base64';
}

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

/** What a creation answered, by who asked, for what, and under which key. */
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

/** Wrong passwords lately, by who was named and from where. */
export interface SignInFailuresTable {
  key: string;
  failures: number;
  last_at: Date;
  locked_until: Date | null;
}

/** One row, written whenever a process looks whether the database takes writes. */
export interface ReadinessTable {
  one: Generated<boolean>;
  written_at: Date;
}

/** When each job with a schedule runs next, by the shop's clock. */
export interface JobSchedulesTable {
  name: string;
  schedule: string;
  due_at: Date;
}

/** States that came back from an identity provider. */
export interface UsedSocialStatesTable {
  hash: string;
  expires_at: Date;
}

/** Challenges that were answered; the others are sealed and stored nowhere. */
export interface UsedPasskeyChallengesTable {
  hash: string;
  expires_at: Date;
}

/** Jobs of a past day that is being played for a demonstration, oldest first. */
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
