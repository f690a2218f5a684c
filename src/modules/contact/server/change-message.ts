import type { Selectable } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { listColleagues } from '#modules/staff/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { MessageState } from '../contracts.ts';
import type { ContactRequestsTable } from './tables.ts';

/**
 * Locks a message for a change; for a merged one, the message it was merged into.
 * @throws Refusal `contact.unknown`
 */
export async function lockMessage(
  work: Pick<UnitOfWork, 'tx'>,
  id: number,
): Promise<Selectable<ContactRequestsTable>> {
  const found = await work.tx
    .selectFrom('contact_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse('contact.unknown');
  return found.merged_into === null ? found : lockMessage(work, found.merged_into);
}

/** State of a message, derived from the two timestamps. */
export const stateOf = ({
  answered_at: closedAt,
  waiting_since: waitingSince,
}: Pick<ContactRequestsTable, 'answered_at' | 'waiting_since'>): MessageState =>
  closedAt ? 'closed' : waitingSince ? 'waiting' : 'open';

/**
 * Sets who a message waits for, or closes it; setting the same state again keeps the first
 * timestamp.
 * @throws Refusal `contact.unknown`
 */
export async function setState(
  work: UnitOfWork,
  id: number,
  { state, by }: { state: MessageState; by: string },
): Promise<void> {
  const message = await lockMessage(work, id);
  if (stateOf(message) === state && message.put_off_until === null) return;
  const now = new Date(work.now.epochMilliseconds);
  // Closing keeps the start of the waiting time.
  const waitingSince = state === 'waiting' ? now : null;
  await work.tx
    .updateTable('contact_requests')
    .set({
      answered_at: state === 'closed' ? now : null,
      answered_by: state === 'closed' ? by : null,
      waiting_since: state === 'closed' ? undefined : waitingSince,
      put_off_until: null,
    })
    .where('id', '=', message.id)
    .execute();
}

/**
 * Postpones a message to a day after today, or ends the postponement.
 * @throws Refusal `contact.unknown`, `contact.closed`, `contact.day_past`
 */
export async function putOffMessage(
  work: UnitOfWork,
  id: number,
  until: string | null,
): Promise<void> {
  const message = await lockMessage(work, id);
  if (message.answered_at) throw refuse('contact.closed');
  if (until !== null && until <= work.today.toString()) throw refuse('contact.day_past');
  await work.tx
    .updateTable('contact_requests')
    .set({ put_off_until: until })
    .where('id', '=', message.id)
    .execute();
}

/**
 * Assigns a message to a staff member; null for nobody.
 * @throws Refusal `contact.unknown`, `contact.assignee_unknown`
 */
export async function assignMessage(
  work: UnitOfWork,
  id: number,
  staffId: number | null,
): Promise<void> {
  const message = await lockMessage(work, id);
  const colleagues = staffId === null ? [] : await listColleagues(work.tx, 'customers.manage');
  if (staffId !== null && !colleagues.some((one) => one.id === staffId))
    throw refuse('contact.assignee_unknown');
  await work.tx
    .updateTable('contact_requests')
    .set({ assigned_to: staffId })
    .where('id', '=', message.id)
    .execute();
}
