import type { Db, UnitOfWork } from '#registry/schema.ts';

export interface WaitingMessage {
  id: number;
  event: string;
  orderNumber: string | null;
  attempts: number;
  nextAt: Date | null;
  givenUpAt: Date | null;
  lastError: string | null;
}

/** Messages not accepted yet, oldest first. */
export function findWaiting(db: Db): Promise<WaitingMessage[]> {
  return db
    .selectFrom('outgoing_messages as m')
    .innerJoin('webhooks as w', 'w.id', 'm.webhook_id')
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .select(['m.id', 'm.event', 'o.number as orderNumber', 'm.attempts'])
    .select(['m.next_at as nextAt', 'm.given_up_at as givenUpAt', 'm.last_error as lastError'])
    .where('m.sent_at', 'is', null)
    .where('w.removed_at', 'is', null)
    .orderBy('m.id')
    .execute();
}

/**
 * Sends messages again from an id on, accepted or not, or all that were given up, in order and with the same ids and
 * bodies.
 * @returns their number.
 */
export async function replayMessages(
  work: UnitOfWork,
  { from }: { from: number | 'given_up' },
): Promise<number> {
  const again = await work.tx
    .updateTable('outgoing_messages')
    .set({ sent_at: null, given_up_at: null, next_at: null, attempts: 0 })
    .$if(from === 'given_up', (of) => of.where('given_up_at', 'is not', null))
    .$if(from !== 'given_up', (of) => of.where('id', '>=', Number(from)))
    .returning('id')
    .execute();
  if (again.length > 0) await work.announce('messages.replayed', {});
  return again.length;
}
