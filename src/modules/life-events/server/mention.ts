import { findSubscriptionByCode } from '#modules/subscriptions/server/index.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import { findProposedEvents, type ProposedEvent } from './find-events.ts';

export type Mentioned = Pick<ProposedEvent, 'id' | 'animalId' | 'animalName' | 'kind'>;

/** Event to mention in a reminder of a subscription, not mentioned before; null for none. */
export async function findToMention(
  db: Db,
  code: string,
  today: Temporal.PlainDate,
): Promise<Mentioned | null> {
  const subscription = await findSubscriptionByCode(db, code);
  if (!subscription) return null;
  const events = await findProposedEvents(db, subscription.customerId, today);
  const event = events.find(
    ({ mailedOn, proposal }) =>
      mailedOn === null && proposal.detail.subscription.id === subscription.id,
  );
  return event ?? null;
}

/** Records that a reminder mentions it. False when another one does, or it was answered meanwhile. */
export async function noteMentioned(
  { tx, today }: UnitOfWork,
  { id }: Pick<Mentioned, 'id'>,
): Promise<boolean> {
  const noted = await tx
    .updateTable('life_events')
    .set({ mailed_on: today.toString() })
    .where('id', '=', id)
    .where('mailed_on', 'is', null)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}
