import { lockOrder } from '#modules/orders/server/index.ts';
import {
  type Attempt,
  bookDisputes,
  chargeOf,
  type DisputedMoney,
  findAttempt,
  findDisputed,
  findDisputesOfCharge,
  findNamedDisputes,
  isArgued,
  isOpen,
  noteDisputes,
  providerOf,
  raiseFinding,
  type StatementLine,
  settleDispute,
  settleFinding,
  wasDisputed,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { releaseDisputed } from '../close-finding.ts';

/** Handles a dispute webhook: asks the provider whether a bank has taken the money. */
export async function checkDispute(appContext: AppContext, hash: string): Promise<void> {
  const attempt = await findAttempt(appContext.db, hash);
  if (!attempt || attempt.provider === 'offline') return;
  const line = await providerOf(appContext, attempt).statement(chargeOf(attempt));
  if (!line) throw new Error('the card provider does not answer');
  await recordDisputes(appContext, attempt, line);
}

/** An invalid response must not keep the money from being booked: null, like no response. */
async function askDisputes(appContext: AppContext, attempt: Attempt) {
  try {
    return await providerOf(appContext, attempt).disputes(chargeOf(attempt));
  } catch (error) {
    appContext.log.error({ err: error }, 'the disputes of a charge could not be read');
    return null;
  }
}

type Noted = Awaited<ReturnType<typeof findDisputesOfCharge>>;

/** Whether the bank has sent a further request since the dispute was last saved. */
const asksAgain = (before: Noted, { id, requestNumber }: Noted[number]): boolean =>
  before.some((one) => one.id === id && one.requestNumber < requestNumber);

const sumOf = (disputes: Noted) => disputes.reduce((all, { amount }) => all + amount, 0);

/**
 * Records disputes of a charge: books what banks took, returned or keep, and creates a task with
 * the deadline for each. Nothing is charged again automatically (REL-15). Where the provider
 * reports an outcome, the dispute is closed here; what the bank keeps is written off.
 * @throws when the provider does not list the disputes; the money is booked all the same
 */
export async function recordDisputes(
  appContext: AppContext,
  attempt: Attempt,
  line: StatementLine,
): Promise<void> {
  const readAt = appContext.clock.now();
  const answered = await askDisputes(appContext, attempt);
  await transact(appContext, async (work) => {
    // The order is always locked first, so that transactions cannot deadlock.
    await lockOrder(work, attempt.orderToken);
    const before = await findDisputesOfCharge(work.tx, line.reference);
    await noteDisputes(work, attempt, line.reference, { found: answered ?? [], readAt });
    const heard = await findDisputesOfCharge(work.tx, line.reference);
    await noteInquiries(work, attempt, line.reference, { before, heard });
    const noted = heard.filter(({ isInquiry }) => !isInquiry);
    // The statement is older than this dispute: the next reconciliation reads both again.
    if (line.disputed === 0 && noted.some(isOpen)) return;
    const money = await moneyOf(work, attempt, { noted, line, isHeardOf: heard.length > 0 });
    const isOver = line.disputed === 0 ? answered !== null : heard.length > 0;
    const back = await bookDisputes(work, attempt, money);
    if (money.taken > 0) await raise(appContext, work, { attempt, line, before, noted, money });
    if (money.argued > 0) return;
    if (back > 0) await releaseDisputed(work, attempt.orderToken);
    if (isOver || back > 0)
      await settleDispute(work, line.reference, money.taken > 0 ? 'lost' : 'won');
  });
  if (!answered) throw new Error('the card provider does not answer');
}

/**
 * Cents that banks took of a charge, by the state of each dispute, since Stripe reports a charge as
 * disputed for ever.
 */
async function moneyOf(
  { tx }: UnitOfWork,
  attempt: Attempt,
  {
    noted,
    line: { disputed },
    isHeardOf,
  }: { noted: Noted; line: StatementLine; isHeardOf: boolean },
): Promise<DisputedMoney> {
  if (disputed === 0) return { taken: 0, argued: 0 };
  if (isHeardOf)
    return {
      taken: sumOf(noted.filter(({ state }) => state !== 'won')),
      argued: sumOf(noted.filter(isArgued)),
    };
  // Without a response from the provider, only a first dispute is booked.
  const wasBooked = await wasDisputed(tx, attempt);
  const taken = wasBooked ? await findDisputed(tx, attempt) : disputed;
  return { taken, argued: taken };
}

/**
 * An inquiry takes no money, so it does not block the order, and a refund is allowed and answers
 * the bank too. It still creates a task, once per inquiry, because unanswered it becomes a dispute.
 */
async function noteInquiries(
  work: UnitOfWork,
  { orderToken }: Attempt,
  reference: string,
  { before, heard }: { before: Noted; heard: Noted },
): Promise<void> {
  const waiting = heard.filter(({ isInquiry, state }) => isInquiry && state === 'needs_response');
  if (waiting.length === 0) return settleFinding(work, 'inquiry', reference);
  const isNew = (one: Noted[number]) =>
    asksAgain(before, one) ||
    !before.some(({ id, ...was }) => id === one.id && was.isInquiry && isOpen(was));
  if (!waiting.some(isNew)) return;
  const details = { order: orderToken, amount: sumOf(waiting) };
  await raiseFinding(work, { kind: 'inquiry', subject: reference, details });
}

interface Raised {
  attempt: Attempt;
  line: StatementLine;
  before: Noted;
  noted: Noted;
  money: DisputedMoney;
}

/**
 * Creates a task once per dispute, even while another dispute of the charge is open. A dispute closed by
 * the team is not reopened when the provider reports it again, unless its bank requests another answer.
 */
async function raise(
  { log }: AppContext,
  work: UnitOfWork,
  { attempt: { orderToken }, line: { reference }, before, noted, money }: Raised,
): Promise<void> {
  const ids = noted.map(({ id }) => id);
  const { isAnyJudged, judged, named } = await findNamedDisputes(work.tx, reference, ids);
  const standing = noted.filter(({ state }) => state !== 'won');
  const again = standing.filter((one) => isArgued(one) && asksAgain(before, one));
  if (again.length > 0) log.error({ reference }, 'a bank asks again about a disputed charge');
  const isNew =
    again.length > 0 ||
    (noted.length > 0 ? standing.some(({ id }) => !judged.has(id)) : !isAnyJudged);
  if (!isNew) return;
  const amount = money.argued || money.taken;
  const details = { order: orderToken, amount, disputes: ids.length > 0 ? ids : undefined };
  const isRaised = await raiseFinding(work, { kind: 'dispute', subject: reference, details });
  if (!isRaised && standing.every(({ id }) => named.has(id))) return;
  log.error({ reference, amount }, 'a cardholder disputes a charge');
  await work.announce('payment.disputed', { orderToken, amount });
}
