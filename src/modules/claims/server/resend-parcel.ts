import { refuse } from '#kit/refusal.ts';
import { lockOrder, placeResending } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Resending } from '../admin-contracts.ts';
import { findResendable, lockClaim } from './find-claims.ts';

/**
 * Creates a free replacement order for a claim, packed like any other order. Takes its units from
 * stock and writes to the customer; nothing is charged or invoiced.
 * @throws Refusal `claim.unknown`, `claim.settled`, `claim.no_pieces`, `claim.too_many`; `stock`
 * when there are none left
 */
export async function resendParcel(
  work: UnitOfWork,
  by: string,
  id: number,
  { goods }: Resending,
): Promise<void> {
  const { orderId, settledAt, token } = await lockClaim(work.tx, id);
  if (settledAt) throw refuse('claim.settled');
  if (goods.length === 0) throw refuse('claim.no_pieces');
  const order = await lockOrder(work, token);
  if (!order) throw refuse('claim.unknown');
  const left = await findResendable(work.tx, order);
  const wanted = new Map<string, number>();
  for (const { variantCode, quantity } of goods)
    wanted.set(variantCode, (wanted.get(variantCode) ?? 0) + quantity);
  for (const [code, quantity] of wanted)
    if (quantity > (left.get(code) ?? 0)) throw refuse('claim.too_many');
  const again = await placeResending(work, order, wanted);
  await work.tx
    .updateTable('parcel_claims')
    .set({
      outcome: 'resent',
      resent_as: again.id,
      settled_at: new Date(work.now.epochMilliseconds),
      settled_by: by,
    })
    .where('id', '=', id)
    .execute();
  await work.announce('order.resent', { orderId: again.id, of: orderId });
}
