import { stopwatch } from '#platform/clock.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import type { Carrier } from '../../rules/index.ts';
import { recordTracking } from '../record-tracking.ts';
import { trackingServices } from '../tracking-services.ts';

/** Consecutive calls to a carrier without a response before it is skipped until the next run. */
const SILENCES = 3;

interface Options {
  /** Time after which no further call is started. */
  limitMs: number;
  stopping?: AbortSignal | undefined;
}

/**
 * Asks carriers about followed parcels that are due. Each call is made outside a transaction, its
 * response saved in one. Concurrent runs share the work.
 */
export async function followParcels(appContext: AppContext, options: Options): Promise<void> {
  const services = trackingServices(appContext);
  const elapsed = stopwatch();
  const silent = new Map<Carrier, number>();
  while (elapsed() < options.limitMs && !options.stopping?.aborted) {
    const carriers = Object.values(services)
      .map(({ name }) => name)
      .filter((carrier) => (silent.get(carrier) ?? 0) < SILENCES);
    const claimed = await claim(appContext, carriers);
    const service = claimed && services[claimed.carrier];
    if (!claimed || !service) return;
    const answer = await service.follow(claimed.trackingNumber);
    const isSilent = answer.outcome === 'silent';
    silent.set(claimed.carrier, isSilent ? (silent.get(claimed.carrier) ?? 0) + 1 : 0);
    if (isSilent)
      appContext.log.warn(
        { carrier: claimed.carrier, reason: answer.reason },
        'the tracking of a carrier does not answer',
      );
    await transact(appContext, (work) => recordTracking(work, claimed.requestId, answer));
  }
}

interface Claimed {
  requestId: number;
  trackingNumber: string;
  carrier: Carrier;
}

/** Claims the parcel that is longest overdue; if this run crashes, it is due again when the lease ends. */
async function claim(
  appContext: AppContext,
  carriers: readonly Carrier[],
): Promise<Claimed | undefined> {
  const { clock, config, db } = appContext;
  if (carriers.length === 0) return undefined;
  const now = clock.now().epochMilliseconds;
  return db
    .updateTable('followed_parcels as f')
    .from('label_requests as r')
    .set({ next_at: new Date(now + 2 * config.LABEL_TIMEOUT_MS) })
    .whereRef('r.id', '=', 'f.request_id')
    .where('f.request_id', '=', (from) =>
      from
        .selectFrom('followed_parcels as next')
        .innerJoin('label_requests as of', 'of.id', 'next.request_id')
        .select('next.request_id')
        .where('next.next_at', '<=', new Date(now))
        .where('of.carrier', 'in', [...carriers])
        .orderBy('next.next_at')
        .orderBy('next.request_id')
        .limit(1)
        .forUpdate('next')
        .skipLocked(),
    )
    .returning(['f.request_id as requestId', 'f.tracking_number as trackingNumber', 'r.carrier'])
    .executeTakeFirst();
}
