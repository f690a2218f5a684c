import { findCustomerByEmail } from '#modules/customers/server/index.ts';
import { shareWith } from '#modules/households/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import type { DemoCustomer } from '../../seeds/types.ts';

/** Lets the demonstration customers share their subscriptions with people who bought here, where those have an account. */
export async function shareSubscriptions(
  appContext: AppContext,
  customers: readonly DemoCustomer[],
): Promise<void> {
  for (const { email, sharesWith } of customers) {
    const owner = await findCustomerByEmail(appContext.db, email);
    const member = sharesWith && (await findCustomerByEmail(appContext.db, sharesWith));
    if (!owner || !member) continue;
    await transact(appContext, (work) =>
      shareWith(work, { ownerId: owner.id, memberId: member.id }),
    );
  }
}
