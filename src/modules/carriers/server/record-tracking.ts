import { momentAfter } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { latestFirst, nextCall } from '../rules/index.ts';
import type { ParcelEvent, TrackingAnswer } from './tracking-service.ts';

const [LONGEST_LABEL, LONGEST_PLACE, MOST_EVENTS] = [300, 120, 100];

/**
 * Saves a carrier's events of a parcel and when to ask again. Each event is stored once, whatever
 * the order received, in its latest form; a parcel that is no longer followed is not asked about
 * again.
 */
export async function recordTracking(
  work: UnitOfWork,
  requestId: number,
  answer: TrackingAnswer,
): Promise<void> {
  const { tx, now } = work;
  const followed = await tx
    .selectFrom('followed_parcels')
    .selectAll()
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!followed) return;
  const isSilent = answer.outcome === 'silent';
  const events = answer.outcome === 'heard' ? answer.events : [];
  if (events.length > 0) await writeEvents(work, requestId, events);
  const silences = isSilent ? followed.silences + 1 : 0;
  const [latest] = latestFirst(await findStates(work, requestId));
  const isThere = latest?.state === 'delivered' || latest?.state === 'sent_back';
  const next = nextCall({
    now: now.epochMilliseconds,
    until: momentAfter(followed.followed_at, retention.labels),
    arrivedAt: isThere ? Date.parse(latest.at) : null,
    silences,
  });
  await tx
    .updateTable('followed_parcels')
    .set({
      next_at: followed.next_at === null || next === null ? null : new Date(next),
      answered_at: isSilent ? followed.answered_at : new Date(now.epochMilliseconds),
      silences,
    })
    .where('request_id', '=', requestId)
    .execute();
}

async function writeEvents(
  { tx, now }: UnitOfWork,
  requestId: number,
  events: readonly ParcelEvent[],
): Promise<void> {
  const rows = latestFirst(events)
    .slice(0, MOST_EVENTS)
    .map(({ at, state, label, place }) => ({
      request_id: requestId,
      at: new Date(at),
      state,
      label: label.slice(0, LONGEST_LABEL),
      place: place?.slice(0, LONGEST_PLACE) ?? null,
      heard_at: new Date(now.epochMilliseconds),
    }));
  // The same event twice in one response counts once, with its most advanced state.
  const each = new Map(
    rows.toReversed().map((row) => [`${row.at.toISOString()} ${row.label}`, row]),
  );
  await tx
    .insertInto('parcel_events')
    .values([...each.values()])
    // Some carriers report a new state without a new event, so the state of an existing event is updated.
    .onConflict((conflict) =>
      conflict
        .columns(['request_id', 'at', 'label'])
        .doUpdateSet((to) => ({ state: to.ref('excluded.state') })),
    )
    .execute();
}

const findStates = async ({ tx }: UnitOfWork, requestId: number) => {
  const rows = await tx
    .selectFrom('parcel_events')
    .select(['at', 'state'])
    .where('request_id', '=', requestId)
    .orderBy('at')
    .execute();
  return rows.map(({ at, state }) => ({ at: at.toISOString(), state }));
};
