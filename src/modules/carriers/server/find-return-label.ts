import type { AppContext } from '#registry/schema.ts';
import { labelServices } from './label-services.ts';

/**
 * The file of a return label, fetched from its carrier if that failed before. Null when there is
 * none, or the carrier does not supply it now.
 */
export async function findReturnLabel(appContext: AppContext, requestId: number) {
  const { db } = appContext;
  const label = await db
    .selectFrom('return_labels as l')
    .innerJoin('label_requests as r', 'r.id', 'l.request_id')
    .select(['l.tracking_number as trackingNumber', 'l.content', 'l.url', 'r.carrier'])
    .where('l.request_id', '=', requestId)
    .executeTakeFirst();
  if (!label) return null;
  const { trackingNumber, carrier, url } = label;
  if (label.content) return { trackingNumber, carrier, content: label.content };
  const content = url === null ? null : await labelServices(appContext)[carrier]?.fetchFile(url);
  if (!content) return null;
  await db
    .updateTable('return_labels')
    .set({ content })
    .where('request_id', '=', requestId)
    .execute();
  return { trackingNumber, carrier, content };
}
