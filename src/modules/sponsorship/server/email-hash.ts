import { createHmac } from 'node:crypto';
import { mailboxOf } from '#kit/mailbox.ts';
import type { Secrets } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** Recognises a mailbox without storing its address; without the secret, addresses cannot be tried. */
export const emailHash = ([secret]: Secrets, email: string): string => hashWith(secret, email);

const hashWith = (secret: string, email: string): string =>
  createHmac('sha256', `sponsorship:${secret}`).update(mailboxOf(email)).digest('hex');

/** Recomputes stored hashes of these mailboxes after a change of the secret. */
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
                // Unique per sponsor and mailbox, and one reward per mailbox.
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
