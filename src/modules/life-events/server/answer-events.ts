import { refuse } from '#kit/refusal.ts';
import { type Access, suitItem } from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { LifeEventTaking } from '../contracts.ts';

interface OwnEvent {
  customerId: number;
  id: number;
}

/**
 * Locks an event to answer it.
 * @throws Refusal `life_event.unknown` if it does not exist or belongs to another customer;
 * `life_event.answered` if it was answered before.
 */
async function hold({ tx }: UnitOfWork, { customerId, id }: OwnEvent): Promise<number> {
  const event = await tx
    .selectFrom('life_events')
    .select(['animal_id as animalId', 'answered_at as answeredAt'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!event) throw refuse('life_event.unknown');
  if (event.answeredAt) throw refuse('life_event.answered');
  return event.animalId;
}

/** Earlier events of the animal are answered too, because one proposal was made for all of them. */
async function answerEvents(
  { tx, now }: UnitOfWork,
  { animalId, until }: { animalId: number; until: number },
  answer: 'taken' | 'dismissed',
): Promise<void> {
  await tx
    .updateTable('life_events')
    .set({ answer, answered_at: new Date(now.epochMilliseconds) })
    .where('animal_id', '=', animalId)
    .where('id', '<=', until)
    .where('answered_at', 'is', null)
    .execute();
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Accepts a proposal: changes the line as shown and closes the event. Returns the first day of the
 * new interval, if it changed.
 * @throws Refusal `life_event.unknown`, `life_event.answered`; as `suitItem`; `life_event.unknown` also
 * for a line the animal does not eat.
 */
export async function takeEvent(
  work: UnitOfWork,
  access: Access,
  { id, taking }: { id: number; taking: LifeEventTaking },
): Promise<string | null> {
  const animalId = await hold(work, { customerId: access.customerId, id });
  const { item, productVariant, quantity, frequency } = taking;
  const variantCode = lastOf(productVariant);
  const effectiveOn = await suitItem(work, access, item, {
    variantCode,
    quantity,
    frequency,
    eater: animalId,
  });
  await answerEvents(work, { animalId, until: id }, 'taken');
  return effectiveOn;
}

/** Dismisses a proposal permanently. @throws Refusal `life_event.unknown`, `life_event.answered` */
export async function dismissEvent(work: UnitOfWork, own: OwnEvent): Promise<void> {
  const animalId = await hold(work, own);
  await answerEvents(work, { animalId, until: own.id }, 'dismissed');
}
