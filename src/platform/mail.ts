import type { PlatformTables } from './tables.ts';
import type { Work } from './work.ts';

export interface Mail {
  /** A mail asked for twice with one key is sent once. */
  key: string;
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

export const DELIVER_MAIL = 'deliver-mail';

/** Writes a mail and the job that delivers it, in the transaction of the change it tells about. */
export async function queueMail(
  work: Pick<Work<PlatformTables>, 'tx' | 'now' | 'announce'>,
  mail: Mail,
): Promise<void> {
  const { to, ...rest } = mail;
  const written = await work.tx
    .insertInto('mails')
    .values({
      ...rest,
      recipient: to,
      created_at: new Date(work.now.epochMilliseconds),
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await work.announce('mail.queued', { mailId: written.id });
}
