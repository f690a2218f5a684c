import { type Kysely, sql } from 'kysely';
import { DELIVER_MAIL } from './mail.ts';
import type { PlatformTables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** A mail as the team sees it, without its text, which may contain a secret link. */
export interface MailLine {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  created_at: Date;
  sent_at: Date | null;
  /** Every attempt to send it failed. */
  has_failed: boolean;
}

const SHOWN = 50;

const hasFailed = sql<boolean>`sent_at is null and exists (select from pgboss.job as j
  where j.name = ${DELIVER_MAIL} and j.state = 'failed' and j.data ->> 'mailId' = mails.id::text)`;

/** The latest mails, unsent ones first. */
export async function listMails(db: Kysely<PlatformTables>): Promise<MailLine[]> {
  const latest = db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'subject', 'created_at', 'sent_at'])
    .select(hasFailed.as('has_failed'))
    .orderBy('id', 'desc');
  // Two queries, since one ordered by both would sort every mail ever sent.
  const unsent = await latest.where('sent_at', 'is', null).limit(SHOWN).execute();
  const rest = SHOWN - unsent.length;
  if (rest === 0) return unsent;
  return [...unsent, ...(await latest.where('sent_at', 'is not', null).limit(rest).execute())];
}

/** Delivery status of a mail: queued, sent, or every attempt failed. */
export interface MailStanding {
  key: string;
  id: number;
  sentAt: Date | null;
  hasFailed: boolean;
}

/** The delivery status of the mails with these keys. */
export function standingOfMails(
  db: Kysely<PlatformTables>,
  keys: readonly string[],
): Promise<MailStanding[]> {
  return db
    .selectFrom('mails')
    .select(['key', 'id', 'sent_at as sentAt', hasFailed.as('hasFailed')])
    .where(sql<boolean>`key = any(${keys})`)
    .execute();
}

/** Sends a mail again with the same content; false when there is no such mail. */
export async function sendMailAgain(
  { tx, announce }: Pick<UnitOfWork<PlatformTables>, 'tx' | 'announce'>,
  id: number,
): Promise<boolean> {
  const found = await tx
    .updateTable('mails')
    .set({ sent_at: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!found) return false;
  // The failed job is removed, since a new attempt is queued: it no longer appears among the
  // failures.
  await sql`delete from pgboss.job where name = ${DELIVER_MAIL} and state = 'failed'
    and data ->> 'mailId' = ${String(id)}`.execute(tx);
  await announce('mail.queued', { mailId: id });
  return true;
}
