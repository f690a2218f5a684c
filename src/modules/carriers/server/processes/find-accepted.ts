import type { AppContext } from '#registry/schema.ts';
import { trackingServices } from '../tracking-services.ts';

/**
 * Of the labels that carriers made with these ids, the tracking numbers whose parcel its carrier has scanned. Asked
 * outside any transaction; a carrier that does not answer names none.
 */
export async function findAccepted(
  appContext: AppContext,
  labelIds: readonly number[],
): Promise<string[]> {
  if (labelIds.length === 0) return [];
  const services = trackingServices(appContext);
  const made = await appContext.db
    .selectFrom('parcel_labels as l')
    .innerJoin('label_requests as r', 'r.id', 'l.request_id')
    .select(['l.tracking_number as trackingNumber', 'r.carrier'])
    .where('l.id', 'in', [...labelIds])
    .execute();
  const answers = made.map(async ({ trackingNumber, carrier }) => {
    const answer = await services[carrier]?.follow(trackingNumber);
    if (answer?.outcome === 'silent')
      appContext.log.warn(
        { carrier, reason: answer.reason },
        'the tracking of a carrier does not answer',
      );
    // An announced parcel is a label without a parcel.
    const isAccepted =
      answer?.outcome === 'heard' && answer.events.some(({ state }) => state !== 'announced');
    return isAccepted ? [trackingNumber] : [];
  });
  return (await Promise.all(answers)).flat();
}
