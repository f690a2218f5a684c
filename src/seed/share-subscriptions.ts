import { findCustomerByEmail } from '#modules/customers/server/index.ts';
import { shareWith } from '#modules/households/server/index.ts';
import {
  type Access,
  findChanges,
  listSubscriptions,
  lockOf,
  pause,
  postponeNext,
  type Subscription,
  undoable,
  undoChange,
} from '#modules/subscriptions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import type { DemoCustomer } from '../../seeds/types.ts';
import { onDay } from './in-the-past.ts';

/** Days ago the second person joined. */
const JOINED = 12;

interface People {
  ownerId: number;
  memberId: number;
}

/**
 * Shares the demonstration customers' subscriptions with other customers, if those have an account, and adds entries to the
 * shared history. Each of these changes is undone, so that nothing is sent differently.
 */
export async function shareSubscriptions(
  appContext: AppContext,
  customers: readonly DemoCustomer[],
): Promise<void> {
  for (const { email, sharesWith } of customers) {
    const owner = await findCustomerByEmail(appContext.db, email);
    const member = sharesWith && (await findCustomerByEmail(appContext.db, sharesWith));
    if (!owner || !member) continue;
    const people = { ownerId: owner.id, memberId: member.id };
    const joined = await transact(daysAgo(appContext, JOINED), (work) => shareWith(work, people));
    if (joined !== null) await fillLog(appContext, people);
  }
}

const daysAgo = (appContext: AppContext, days: number) =>
  onDay(appContext, appContext.clock.today().subtract({ days }));

/** One person postpones a delivery and the other undoes it; one pauses by mistake. */
async function fillLog(appContext: AppContext, { ownerId, memberId }: People): Promise<void> {
  const today = appContext.clock.today().subtract({ days: JOINED });
  const all = await listSubscriptions(appContext.db, ownerId);
  const open = all.find((one) => one.status === 'active' && lockOf(one, today) === null);
  if (!open) return;
  const owner: Access = { code: open.code, customerId: ownerId, version: null };
  const member: Access = { ...owner, by: 'member', memberId };
  const on = (days: number, change: (work: UnitOfWork) => Promise<unknown>) =>
    transact(daysAgo(appContext, days), change);
  await on(9, (work) => undoable(work, member, postponeNext));
  await on(8, (work) => takeBack(work, owner, open));
  await on(3, (work) => undoable(work, member, () => pause(work, member, null)));
  await on(3, (work) => takeBack(work, member, open));
}

async function takeBack(work: UnitOfWork, access: Access, subscription: Subscription) {
  const [latest] = await findChanges(work.tx, subscription);
  if (latest) await undoChange(work, access, latest.id);
}
