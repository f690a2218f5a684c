import { refuse } from '#kit/refusal.ts';
import { cancelOrder, findOrderById, lockOrder, type Order } from '#modules/orders/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { hashOf } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { deniedMail } from './emails/withdrawal-mails.ts';
import { findWithdrawal, lockWaiting, type Withdrawal } from './queries.ts';
import type { WithdrawalsTable } from './tables.ts';

type Decision = NonNullable<WithdrawalsTable['decision']>;

/**
 * Carries out a declaration: an order that has not left is cancelled and refunded, and subscriptions it started end.
 * A denied one changes nothing, and the team is mailed. Idempotent.
 */
export async function decideWithdrawal(
  work: UnitOfWork,
  id: number,
  decision: Decision,
  supportEmail: string,
): Promise<void> {
  const waiting = await lockWaiting(work.tx, id);
  if (!waiting) return;
  await work.tx
    .updateTable('withdrawals')
    .set({ decision, decided_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', id)
    .execute();
  if (decision === 'denied') {
    const mail = await deniedMail(waiting);
    await queueMail(work, { key: `withdrawal-denied:${id}`, to: supportEmail, ...mail });
    return;
  }
  const { orderId, standing, items } = waiting;
  await work.announce('withdrawal.decided', {
    withdrawalId: id,
    orderId,
    standing,
    isWhole: items === null,
  });
  if (orderId === null || standing !== 'in_time' || items !== null) return;
  const found = await findOrderById(work.tx, orderId);
  const order = found && (await lockOrder(work, found.token));
  if (order && hasNotLeft(order)) await cancelOrder(work, order, 'withdrawal');
}

/**
 * Records the customer's answer to the receipt. The key proves access to the mailbox of the order. A key of a
 * declaration without a matching order gets the same response.
 * @throws Refusal `withdrawal.unknown`.
 */
export async function answerWithdrawal(
  work: UnitOfWork,
  token: string,
  decision: 'confirmed' | 'denied',
  supportEmail: string,
): Promise<Withdrawal> {
  const found = await work.tx
    .selectFrom('withdrawals')
    .select('id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!found) throw refuse('withdrawal.unknown');
  await decideWithdrawal(work, found.id, decision, supportEmail);
  return (await findWithdrawal(work.tx, found.id)) as Withdrawal;
}

const hasNotLeft = ({ state, shipment, chargingUntil }: Order): boolean =>
  state === 'new' && shipment?.parcels.length === 0 && !chargingUntil;
