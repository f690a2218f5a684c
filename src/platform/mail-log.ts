import type { Kysely } from 'kysely';
import type { PlatformTables } from './tables.ts';
import type { Work } from './work.ts';

/** A mail as the team sees it: never its words, which may hold a link that opens something. */
export interface MailLine {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  created_at: Date;
  sent_at: Date | null;
}

const SHOWN = 50;

/** The latest mails, those that wait first. */
export function listMails(db: Kysely<PlatformTables>): Promise<MailLine[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'subject', 'created_at', 'sent_at'])
    .orderBy((mail) => mail('sent_at', 'is not', null))
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

/** Sends a mail again, as it was written; false when there is no such mail. */
export async function sendMailAgain(
  { tx, announce }: Pick<Work<PlatformTables>, 'tx' | 'announce'>,
  id: number,
): Promise<boolean> {
  const found = await tx
    .updateTable('mails')
    .set({ sent_at: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (found) await announce('mail.queued', { mailId: id });
  return found !== undefined;
}
