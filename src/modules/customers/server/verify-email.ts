import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';

/** Records that the customer reads this mailbox; false when it is no longer their address. */
export async function verifyEmail(
  work: UnitOfWork,
  customerId: number,
  email: string,
): Promise<boolean> {
  const verified = await work.tx
    .updateTable('customers')
    .set({ email_verified_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', customerId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .returning('id')
    .executeTakeFirst();
  if (verified) await work.announce('customer.email_verified', { customerId });
  return verified !== undefined;
}
