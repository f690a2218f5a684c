import { sql } from 'kysely';
import type { PersonalData } from './personal-data.ts';
import type { PlatformTables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

type Traces = Pick<UnitOfWork<PlatformTables>, 'tx'>;

/** Forgets the mails written under these keys, sent or not. */
export async function forgetMails({ tx }: Traces, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.deleteFrom('mails').where('key', 'in', keys).execute();
}

/**
 * What the machinery itself remembers of a person: copies of the mails they got, jobs about them,
 * answers kept under their keys (a visitor’s are anonymous and last a day). A former address may be
 * somebody else's by now: a mail that still waits to be sent there stays.
 */
export const systemTraces: PersonalData<PlatformTables> = {
  tables: ['mails', 'idempotency_keys'],
  async erase({ tx }, { customerId, email, formerEmails }) {
    const recipient = sql<string>`lower(recipient)`;
    await tx.deleteFrom('mails').where(recipient, '=', email.toLowerCase()).execute();
    const former = formerEmails.map((address) => address.toLowerCase());
    if (former.length > 0)
      await tx
        .deleteFrom('mails')
        .where(recipient, 'in', former)
        .where('sent_at', 'is not', null)
        .execute();
    await tx
      .deleteFrom('idempotency_keys')
      .where('caller', '=', `customer:${customerId}`)
      .execute();
    await sql`delete from pgboss.job where data ->> 'customerId' = ${String(customerId)}`.execute(
      tx,
    );
  },
};
