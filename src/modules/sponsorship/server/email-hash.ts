import { createHmac } from 'node:crypto';
import { mailboxOf } from '#kit/mailbox.ts';
import type { Secrets } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** Knows a mailbox again without keeping its address; nobody can try addresses without our secret. */
export const emailHash = ([secret]: Secrets, email: string): string => hashWith(secret, email);

const hashWith = (secret: string, email: string): string =>
  createHmac('sha256', `sponsorship:${secret}`).update(mailboxOf(email)).digest('hex');

/** What was noted of these mailboxes under a secret of before is noted under the present one. */
export async function renewHashes(
  { tx }: Pick<UnitOfWork, 'tx'>,
  secrets: Secrets,
  emails: readonly string[],
): Promise<void> {
  const [, ...previous] = secrets;
  for (const secret of previous)
    for (const email of emails) {
      const present = emailHash(secrets, email);
      await tx
        .updateTable('sponsorships as s')
        .set({ email_hash: present })
        .where('s.email_hash', '=', hashWith(secret, email))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('sponsorships as other')
                .select('other.id')
                .where('other.email_hash', '=', present)
                // One line for a sponsor and a mailbox, one reward for a mailbox.
                .where((own) =>
                  own.or([
                    own('other.sponsor_id', '=', own.ref('s.sponsor_id')),
                    own('other.state', '=', 'rewarded'),
                  ]),
                ),
            ),
          ),
        )
        .execute();
    }
}
