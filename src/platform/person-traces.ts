import { sql } from 'kysely';
import type { PersonalData } from './personal-data.ts';
import type { PlatformTables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

type Traces = Pick<UnitOfWork<PlatformTables>, 'tx'>;

/** Deletes the mails with these keys, sent or not. */
export async function forgetMails({ tx }: Traces, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.deleteFrom('mails').where('key', 'in', keys).execute();
}

/**
 * What the platform stores about a person: copies of their mails, jobs about them, answers stored
 * under their idempotency keys (a visitor's are anonymous and last a day). A former address may
 * belong to somebody else by now, so an unsent mail to it is left.
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
