import { randomInt } from 'node:crypto';
import { toReader } from '#i18n/spoken.server.ts';
import {
  comingOrders,
  findCodesOfContract,
  findLeavingOrders,
  findSubscriptionByCode,
  loadDetails,
  terminateSubscription,
} from '#modules/subscriptions/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { TerminationInput } from '../contracts.ts';
import {
  confirmationMail,
  type LeavingOrder,
  type OwedDelivery,
  teamMail,
} from './emails/termination-mails.ts';
import { findSame, type Termination, terminationColumns } from './queries.ts';

/** An identical notice within this time counts as a repetition. */
const AGAIN_MINUTES = 10;
/** Letters that are not easily confused. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Records a notice of termination in any case. The response does not reveal whether the contract exists. Everybody
 * gets a confirmation, with the end date when contract and e-mail match (SUB-02). The subscriptions are terminated in
 * the same transaction.
 */
export async function notifyTermination(
  work: UnitOfWork,
  given: TerminationInput,
  supportEmail: string,
): Promise<Termination> {
  const since = work.now.subtract({ minutes: AGAIN_MINUTES });
  const same = await findSame(work.tx, given, new Date(since.epochMilliseconds));
  if (same) return same;
  const { contract, name, email, wishedOn, ground } = given;
  const ended = await giveUp(work, given);
  const termination = await work.tx
    .insertInto('terminations')
    .values({
      reference: newReference(),
      contract,
      name,
      email,
      ground,
      wished_on: wishedOn,
      subscription_codes: ended.map(({ code }) => code),
      ends_on:
        ended
          .map(({ on }) => on)
          .toSorted()
          .at(-1) ?? null,
      notified_at: new Date(work.now.epochMilliseconds),
    })
    .returning(terminationColumns)
    .executeTakeFirstOrThrow();
  await confirm(work, termination, supportEmail);
  return termination;
}

/** Terminates the matching subscriptions; returns the civil date each ends. */
async function giveUp(work: UnitOfWork, { contract, email, wishedOn, ground }: TerminationInput) {
  const ended: { code: string; on: string }[] = [];
  for (const code of await findCodesOfContract(work.tx, { contract, email })) {
    const wished = wishedOn === null ? null : Temporal.PlainDate.from(wishedOn);
    const on = await terminateSubscription(work, code, { wishedOn: wished, ground });
    if (on) ended.push({ code, on: on.toString() });
  }
  return ended;
}

/**
 * Sends the confirmation on a durable medium at once, and a mail to the team if it must act (SUB-02): no contract was
 * found, or the reason is not one of the form and the customer has to be contacted.
 */
async function confirm(
  work: UnitOfWork,
  termination: Termination,
  supportEmail: string,
): Promise<void> {
  const { id, email: to, endsOn, ground } = termination;
  const leaving = await findLeaving(work, termination);
  const owed = await findOwed(work, termination);
  // In the language of the notice.
  const confirmation = await toReader(() => confirmationMail(termination, leaving, owed));
  await queueMail(work, { key: `termination-confirmation:${id}`, to, ...confirmation });
  if (endsOn !== null && ground !== 'other_legitimate') return;
  const team = await teamMail(termination);
  await queueMail(work, { key: `termination-team:${id}`, to: supportEmail, ...team });
}

/** Orders already placed for the terminated subscriptions that are still to be sent. */
async function findLeaving(work: UnitOfWork, { subscriptionCodes }: Termination) {
  const leaving: LeavingOrder[] = [];
  for (const code of subscriptionCodes) {
    const subscription = await findSubscriptionByCode(work.tx, code);
    if (subscription) leaving.push(...(await findLeavingOrders(work.tx, subscription)));
  }
  return leaving;
}

/** Deliveries that still come before the terminated subscriptions end, at today's prices. */
async function findOwed({ tx, today }: UnitOfWork, { subscriptionCodes }: Termination) {
  const owed: OwedDelivery[] = [];
  for (const code of subscriptionCodes) {
    const subscription = await findSubscriptionByCode(tx, code);
    if (!subscription || subscription.status === 'stopped') continue;
    const [detail] = await loadDetails(tx, subscription.customerId, [subscription], today);
    const coming = detail ? await comingOrders(tx, detail, today) : [];
    for (const { shippingDate, order } of coming)
      owed.push({ shippingDate, total: order.pricing.total });
  }
  return owed;
}

const newReference = () =>
  `F-${Array.from({ length: 8 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')}`;
