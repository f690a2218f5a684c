import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import type { CardProvider } from '../provider.ts';

/**
 * The id of a customer at a provider, created on first use; null when it does not respond. The key makes it one
 * customer there, even when repeated.
 */
export async function getProviderCustomer(
  appContext: AppContext,
  provider: CardProvider,
  customerId: number,
): Promise<string | null> {
  const existing = await appContext.db
    .selectFrom('payment_customers')
    .select('reference')
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider.name)
    .executeTakeFirst();
  if (existing) return existing.reference;
  const reference = await provider.createCustomer(`customer-${customerId}`);
  if (!reference) return null;
  await transact(appContext, (work) =>
    work.tx
      .insertInto('payment_customers')
      .values({
        customer_id: customerId,
        provider: provider.name,
        reference,
        created_at: new Date(work.now.epochMilliseconds),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return reference;
}
