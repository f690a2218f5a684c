import { refuseFields } from '#kit/refusal.ts';
import { violates } from '#platform/database.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findCustomer } from './queries.ts';

/**
 * Sets the address back to a former one whose mailbox was just proven to be read.
 * @throws Refusal on path `token`: another account has the address now.
 */
export async function returnToEmail(
  work: UnitOfWork,
  customerId: number,
  email: string,
): Promise<void> {
  const stored = await findCustomer(work.tx, customerId);
  const now = new Date(work.now.epochMilliseconds);
  const written = work.tx
    .updateTable('customers')
    .set({ email, email_verified_at: now, updated_at: now })
    .where('id', '=', customerId)
    .execute();
  await written.catch((error: unknown) => {
    if (!violates(error, 'customers_email')) throw error;
    throw refuseFields([{ propertyPath: 'token', code: 'link.taken' }]);
  });
  if (!stored || stored.email.toLowerCase() === email.toLowerCase()) return;
  const { email: previous } = stored;
  await work.announce('customer.email_changed', { customerId, previous, previousVerified: false });
}
