import type { AppContext } from '#registry/schema.ts';
import { labelServices } from '../label-services.ts';

/** Fetches the files of labels that the response gave as a URL and that could not be fetched then. */
export async function fetchMissingFiles(
  appContext: AppContext,
  orderIds: readonly number[],
): Promise<void> {
  if (orderIds.length === 0) return;
  const missing = await appContext.db
    .selectFrom('label_files as f')
    .innerJoin('parcel_labels as l', 'l.id', 'f.label_id')
    .innerJoin('label_requests as r', 'r.id', 'l.request_id')
    .select(['f.label_id as id', 'f.url', 'r.carrier'])
    .where('l.order_id', 'in', [...orderIds])
    .where('l.voided_at', 'is', null)
    .where('f.content', 'is', null)
    .execute();
  for (const { id, url, carrier } of missing) {
    const content = url && (await labelServices(appContext)[carrier]?.fetchFile(url));
    // If the carrier does not respond for one, the others are not tried.
    if (!content) return;
    await appContext.db
      .updateTable('label_files')
      .set({ content })
      .where('label_id', '=', id)
      .execute();
  }
}
