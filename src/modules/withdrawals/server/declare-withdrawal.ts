import { randomInt } from 'node:crypto';
import { localizedPath } from '#i18n/language.ts';
import { toReader } from '#i18n/spoken.server.ts';
import { findTokenOfNumber, lockOrder, type Order } from '#modules/orders/server/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { queueMail } from '#platform/mail.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { WithdrawalInput } from '../contracts.ts';
import { isInTime, refundBy } from '../rules/index.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { receiptMail, teamMail } from './emails/withdrawal-mails.ts';
import { findSame, findWithdrawal, type Withdrawal } from './queries.ts';
import { deadlineOf } from './right-of.ts';
import type { WithdrawalsTable } from './tables.ts';

/** An identical declaration within this time counts as a repetition. */
const AGAIN_MINUTES = 10;
/** Letters that are not easily confused. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Records a declaration of withdrawal in any case: the response does not reveal whether the order exists or the
 * period has ended, and everybody gets a receipt (WDR-03). Its effects, such as cancelling the order, take place at
 * once for the signed-in customer, otherwise after confirmation in the receipt or after a while, since number and
 * e-mail alone prove nothing (decision 0216). `origin` is the site the receipt links to.
 */
export async function declareWithdrawal(
  work: UnitOfWork,
  given: WithdrawalInput,
  { supportEmail, origin, customerId }: Declaring,
): Promise<Withdrawal> {
  const since = work.now.subtract({ minutes: AGAIN_MINUTES });
  const same = await findSame(work.tx, given, new Date(since.epochMilliseconds));
  if (same) return same;
  const order = await matchingOrder(work, given);
  const standing = order ? standingOf(order, work.today) : 'unmatched';
  const token = newToken();
  const { id } = await work.tx
    .insertInto('withdrawals')
    .values({
      reference: newReference(),
      order_number: given.orderNumber,
      name: given.name,
      email: given.email,
      items: given.items,
      remaining: given.items === null ? null : given.remaining,
      order_id: order?.id ?? null,
      standing,
      token_hash: hashOf(token),
      decision: null,
      decided_at: null,
      refund_by: standing === 'in_time' ? refundBy(work.today).toString() : null,
      declared_at: new Date(work.now.epochMilliseconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await work.announce('withdrawal.declared', {
    withdrawalId: id,
    orderId: order?.id ?? null,
    standing,
    isWhole: given.items === null,
  });
  const declared = (await findWithdrawal(work.tx, id)) as Withdrawal;
  const answerPath = toReader(() => localizedPath(mailPaths.withdrawalAnswer(token)));
  await acknowledge(work, declared, supportEmail, origin + answerPath);
  const isOwn = order !== null && customerId !== null && order.customerId === customerId;
  if (isOwn) await decideWithdrawal(work, id, 'confirmed', supportEmail);
  return declared;
}

/** The request context: team address, link of the receipt, and signed-in customer. */
interface Declaring {
  supportEmail: string;
  origin: string;
  customerId: number | null;
}

/** Sends the receipt on a durable medium at once, and a mail to the team (WDR-03). */
async function acknowledge(
  work: UnitOfWork,
  declared: Withdrawal,
  supportEmail: string,
  answerUrl: string,
): Promise<void> {
  const { id, email: to } = declared;
  // In the language of the declaration.
  const receipt = await toReader(() => receiptMail(declared, answerUrl));
  await queueMail(work, { key: `withdrawal-receipt:${id}`, to, ...receipt });
  const team = await teamMail(declared);
  await queueMail(work, { key: `withdrawal-team:${id}`, to: supportEmail, ...team });
}

/** The order, locked, if the e-mail is the one it was placed with. */
async function matchingOrder(work: UnitOfWork, given: WithdrawalInput): Promise<Order | null> {
  const token = await findTokenOfNumber(work.tx, given.orderNumber.padStart(9, '0'));
  const order = token && (await lockOrder(work, token));
  return order && order.email === given.email.toLowerCase() ? order : null;
}

const standingOf = (order: Order, today: Temporal.PlainDate): WithdrawalsTable['standing'] =>
  isInTime(deadlineOf(order), today) ? 'in_time' : 'late';

const newReference = () =>
  `R-${Array.from({ length: 8 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')}`;
