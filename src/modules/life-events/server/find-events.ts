import { animalPath, findEaters } from '#modules/animals/server/index.ts';
import {
  listSubscriptions,
  loadDetails,
  type SubscriptionDetail,
} from '#modules/subscriptions/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { LifeEventShape } from '../contracts.ts';
import { type OwnLine, type Proposal, proposeFor } from './propose.ts';

/** The latest open event of each animal of a customer. One query. */
const openEvents = (db: Db, customerId: number) =>
  db
    .selectFrom('life_events as e')
    .innerJoin('animals as a', 'a.id', 'e.animal_id')
    .distinctOn('e.animal_id')
    .select(['e.id', 'e.animal_id as animalId', 'a.name as animalName', 'e.kind'])
    .select(['e.happened_on as happenedOn', 'e.mailed_on as mailedOn'])
    .select(['e.weight_before_kg as weightBefore', 'e.weight_kg as weight'])
    .where('e.customer_id', '=', customerId)
    .where('e.answered_at', 'is', null)
    .orderBy('e.animal_id')
    .orderBy('e.id', 'desc')
    .execute();

export type ProposedEvent = Awaited<ReturnType<typeof openEvents>>[number] & { proposal: Proposal };

/**
 * Open proposals of a customer. None for an animal that shares its food, eats several foods, or
 * would get no change. One query when there is no open event.
 */
export async function findProposedEvents(
  db: Db,
  customerId: number,
  today: Temporal.PlainDate,
): Promise<ProposedEvent[]> {
  const events = await openEvents(db, customerId);
  if (events.length === 0) return [];
  const ids = events.map(({ animalId }) => animalId);
  const fed = (await listSubscriptions(db, customerId)).filter(
    ({ status, items }) =>
      status !== 'stopped' &&
      items.some(({ animals }) => animals.some(({ id }) => ids.includes(id))),
  );
  const details = await loadDetails(db, customerId, fed, today);
  const eaters = await findEaters(db, ids);
  const found: ProposedEvent[] = [];
  for (const event of events) {
    const line = onlyLineOf(details, event.animalId);
    const eater = eaters.find(({ id }) => id === event.animalId);
    if (!line || !eater) continue;
    const proposal = await proposeFor(
      db,
      { customerId, kind: event.kind, eater, line, weightBefore: event.weightBefore },
      today,
    );
    if (proposal) found.push({ ...event, proposal });
  }
  return found;
}

/** The only recurring line of an animal, if it eats it alone. */
function onlyLineOf(details: readonly SubscriptionDetail[], animalId: number): OwnLine | null {
  const lines = details.flatMap((detail) =>
    detail.subscription.items
      .filter(({ quantity, animals }) => quantity > 0 && animals.some(({ id }) => id === animalId))
      .map((item) => ({ detail, item })),
  );
  const [line] = lines;
  return line && lines.length === 1 && line.item.animals.length === 1 ? line : null;
}

export const presentEvent = ({ proposal, ...event }: ProposedEvent): LifeEventShape => ({
  '@id': `/api/v2/shop/life-events/${event.id}`,
  '@type': 'LifeEvent',
  id: event.id,
  animal: animalPath(event.animalId),
  animalName: event.animalName,
  kind: event.kind,
  happenedOn: event.happenedOn,
  weightBefore: event.weightBefore,
  weight: event.weight,
  subscription: proposal.detail.subscription.code,
  version: proposal.detail.subscription.version,
  item: proposal.item.id,
  now: proposal.now,
  proposed: proposal.proposed,
});
