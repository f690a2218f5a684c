import { momentAfter } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { latestFirst, nextCall } from '../rules/index.ts';
import type { ParcelEvent, TrackingAnswer } from './tracking-service.ts';

const [LONGEST_LABEL, LONGEST_PLACE, MOST_EVENTS] = [300, 120, 100];

/**
 * Records what a carrier said of a parcel, and when it is asked again. What it said before is written once, in whichever order it is
 * told, and stands as it was said last; a parcel that is not followed any more is not asked for again.
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
  // Said twice in one answer it is one, as it stands furthest on its way.
  const each = new Map(
    rows.toReversed().map((row) => [`${row.at.toISOString()} ${row.label}`, row]),
  );
  await tx
    .insertInto('parcel_events')
    .values([...each.values()])
    // A carrier that says how a parcel stands beside its events says it anew without a new one.
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
