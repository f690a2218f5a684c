import { randomInt } from 'node:crypto';
import { toReader } from '#i18n/spoken.server.ts';
import { findCodesOfContract, terminateSubscription } from '#modules/subscriptions/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { TerminationInput } from '../contracts.ts';
import { confirmationMail, teamMail } from './emails/termination-mails.ts';
import { findSame, type Termination, terminationColumns } from './queries.ts';

/** The same sent again within this time is the same. */
const AGAIN_MINUTES = 10;
/** Letters that cannot be taken for one another. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Writes down a notice of termination, whatever becomes of it: nobody is told on the spot whether
 * the contract exists, and everybody gets a confirmation, with the date it ends when contract and
 * e-mail belong together (SUB-02). The subscriptions are given up in the same transaction.
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

/** What is given up, and the civil date each ends. */
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
 * On a durable medium, at once, and word to the team when somebody has to look (SUB-02): no contract
 * was found, or the reason is none the form names and the customer is asked what it was.
 */
async function confirm(
  work: UnitOfWork,
  termination: Termination,
  supportEmail: string,
): Promise<void> {
  const { id, email: to, endsOn, ground } = termination;
  // In the language it was notified in.
  const confirmation = await toReader(() => confirmationMail(termination));
  await queueMail(work, { key: `termination-confirmation:${id}`, to, ...confirmation });
  if (endsOn !== null && ground !== 'other_legitimate') return;
  const team = await teamMail(termination);
  await queueMail(work, { key: `termination-team:${id}`, to: supportEmail, ...team });
}

const newReference = () =>
  `F-${Array.from({ length: 8 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')}`;
