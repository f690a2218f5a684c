import { findOrderById, lockOrder } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { findLabels } from './find-labels.ts';
import { followParcel } from './follow-parcel.ts';
import type { LabelAnswer } from './label-service.ts';
import { needsNoLabel } from './labels-here.ts';

/**
 * Saves a carrier's response to a request; returns the id of a new label. A second label of the
 * same parcel, or one no longer needed (a number was imported, the order was cancelled or left), is
 * saved as a spare that must not be used.
 */
export async function recordAnswer(
  work: UnitOfWork,
  requestId: number,
  answer: LabelAnswer,
): Promise<number | null> {
  const { tx, now } = work;
  // Locks the order first, as shipping does: no parcel can leave with a label that is replaced here.
  const of = await tx
    .selectFrom('label_requests')
    .select('order_id as orderId')
    .where('id', '=', requestId)
    .executeTakeFirst();
  const found = of && (await findOrderById(tx, of.orderId));
  const order = found && (await lockOrder(work, found.token));
  if (!order) return null;
  const request = await tx
    .selectFrom('label_requests')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
  if (!request) return null;
  const at = new Date(now.epochMilliseconds);
  const set = (state: typeof request.state, reason: string | null) =>
    tx
      .updateTable('label_requests')
      .set({ state, reason, ended_at: at })
      .where('id', '=', requestId)
      .execute();
  if (answer.outcome !== 'made') {
    if (request.state !== 'sent') return null;
    await set(answer.outcome === 'refused' ? 'refused' : 'sent', answer.reason.slice(0, 500));
    return null;
  }
  const { file, trackingNumber } = answer;
  if (request.kind === 'return') {
    // A second or unneeded label is never sent to anybody.
    if (request.state !== 'sent') return null;
    await tx
      .insertInto('return_labels')
      .values({
        request_id: requestId,
        order_id: request.order_id,
        tracking_number: trackingNumber,
        content: file.content,
        url: file.url,
        made_at: at,
      })
      .execute();
    await followParcel(work, requestId, trackingNumber);
    await set('made', null);
    await work.announce('return_label.made', { requestId });
    return null;
  }
  const same = await tx
    .selectFrom('parcel_labels')
    .select(['id', 'request_id as requestId'])
    .where('tracking_number', '=', trackingNumber)
    .executeTakeFirst();
  // A repeated response is the same label.
  if (same?.requestId === requestId) return null;
  const labels = await findLabels(tx, [order.id]);
  const current = labels.find(({ parcel }) => parcel === request.parcel);
  const isGone = needsNoLabel(order, labels, request.parcel);
  if (same || isGone || request.state !== 'sent') {
    // A parcel that left needs no label: its request is closed.
    if (isGone && request.state === 'sent') await set('dropped', null);
    await tx
      .insertInto('spare_labels')
      .values({ request_id: requestId, tracking_number: trackingNumber, found_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return null;
  }
  if (current)
    await tx
      .updateTable('parcel_labels')
      .set({ voided_at: at })
      .where('id', '=', current.id)
      .execute();
  const { id } = await tx
    .insertInto('parcel_labels')
    .values({
      order_id: request.order_id,
      parcel: request.parcel,
      tracking_number: trackingNumber,
      grams: request.grams,
      address_key: request.address_key,
      made_at: at,
      made_by: request.wanted_by,
      voided_at: null,
      request_id: requestId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('label_files')
    .values({ label_id: id, format: file.format, content: file.content, url: file.url })
    .execute();
  await set('made', null);
  return id;
}
