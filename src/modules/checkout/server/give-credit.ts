import { money } from '#i18n/money.ts';
import type { Cents } from '#kit/money.ts';
import { refuse } from '#kit/refusal.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { getLivingCustomer } from '#modules/customers/server/index.ts';
import { languageOfMailbox } from '#modules/orders/server/index.ts';
import { giveCredit, issueVoucher } from '#modules/payments/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { spelled } from '#platform/mailed-confirmation.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import { creditGivenMail, voucherMail } from './emails/credit-mails.ts';
import { lockGivenToday } from './given-by-colleague.ts';

/** Minimum days a credit can be used, because its end is announced a month before. */
const LEAST_DAYS = 30;

interface Gift {
  amount: Cents;
  /** Shown to the recipient. */
  reason: string;
  /** Staff member who offers it. */
  staffId: number;
  /** Daily limit of their role, in cents. */
  ceiling: Cents;
  /** Cents above which a second colleague has to approve, whatever the role (`GIFT_APPROVAL_ABOVE`). */
  approvalAbove: Cents;
  /** Origin of the site that the mail links to. */
  origin: string;
}

interface CreditGift extends Gift {
  customer: { id: number; email: string; firstName: string; language: string };
  expiresOn: Temporal.PlainDate | null;
}

type Outcome = 'given' | 'waiting';

/**
 * Gives a customer goodwill credit and sends the mail; above the colleague's limit it awaits
 * approval by another.
 * @throws Refusal `credit.expires`
 */
export async function giveGift(work: UnitOfWork, gift: CreditGift): Promise<Outcome> {
  if (gift.expiresOn) assertUsable(work, gift.expiresOn);
  if (await needsSecond(work, gift))
    return requestGift(work, gift, { customerId: gift.customer.id, email: null });
  await grant(work, gift);
  return 'given';
}

interface VoucherGift extends Gift {
  email: string;
  expiresOn: Temporal.PlainDate;
}

/**
 * Issues a voucher whose code is only in the mail; above the colleague's limit it awaits approval
 * by another.
 * @throws Refusal as `giveGift`
 */
export async function issueVoucherByMail(work: UnitOfWork, gift: VoucherGift): Promise<Outcome> {
  assertUsable(work, gift.expiresOn);
  if (await needsSecond(work, gift))
    return requestGift(work, gift, { customerId: null, email: spelled(gift.email) });
  await mailVoucher(work, gift);
  return 'given';
}

type Granted = Pick<
  CreditGift,
  'customer' | 'amount' | 'reason' | 'expiresOn' | 'origin' | 'staffId'
>;

async function grant(work: UnitOfWork, granted: Granted): Promise<void> {
  const { customer, amount, reason, expiresOn, staffId, origin } = granted;
  const key = `grant:${customer.id}:${work.now.epochNanoseconds}`;
  await giveCredit(work, {
    customerId: customer.id,
    source: 'grant',
    key,
    amount,
    reason,
    expiresOn,
    staffId,
  });
  const { firstName, email: to } = customer;
  const given = { firstName, amount, reason, expiresOn, origin };
  const mail = await writtenIn(work, customer.language, given, creditGivenMail);
  await queueMail(work, { key, to, ...mail });
}

async function mailVoucher(
  work: UnitOfWork,
  {
    email: to,
    amount,
    reason,
    expiresOn,
    staffId,
    origin,
  }: Omit<VoucherGift, 'ceiling' | 'approvalAbove'>,
): Promise<void> {
  const email = spelled(to);
  const { id, code } = await issueVoucher(work, { amount, reason, expiresOn, staffId, email });
  const given = { code, amount, reason, expiresOn, origin };
  const mail = await writtenIn(work, await languageOfMailbox(work.tx, to), given, voucherMail);
  await queueMail(work, { key: `voucher:${id}`, to, ...mail });
}

function assertUsable({ today }: UnitOfWork, expiresOn: Temporal.PlainDate): void {
  if (Temporal.PlainDate.compare(expiresOn, today.add({ days: LEAST_DAYS })) < 0)
    throw refuse('credit.expires');
}

type Limits = Pick<Gift, 'staffId' | 'amount' | 'ceiling' | 'approvalAbove'>;

/**
 * Above the amount that always needs approval, or above the daily limit (civil, Paris) together
 * with today's goodwill refunds.
 */
const needsSecond = async (work: UnitOfWork, { staffId, amount, ceiling, approvalAbove }: Limits) =>
  amount > ceiling - (await lockGivenToday(work, staffId)) || amount > approvalAbove;

async function requestGift(
  work: UnitOfWork,
  {
    amount,
    reason,
    expiresOn,
    staffId,
  }: Pick<CreditGift, 'amount' | 'reason' | 'expiresOn' | 'staffId'>,
  { customerId, email }: { customerId: number | null; email: string | null },
): Promise<Outcome> {
  await work.tx
    .insertInto('gift_requests')
    .values({
      customer_id: customerId,
      email,
      amount,
      reason,
      expires_on: expiresOn?.toString() ?? null,
      requested_by: staffId,
      requested_at: new Date(work.now.epochMilliseconds),
      decided_by: null,
      decided_at: null,
      outcome: null,
    })
    .execute();
  return 'waiting';
}

interface Decision {
  id: string;
  staffId: number;
}

/** Locks a gift that awaits approval. @throws Refusal `gift.unknown`; `gift.decided` when it was decided already */
async function lockRequest({ tx }: UnitOfWork, id: string) {
  const request = /^\d{1,15}$/.test(id)
    ? await tx
        .selectFrom('gift_requests')
        .selectAll()
        .where('id', '=', Number(id))
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!request) throw refuse('gift.unknown');
  if (request.outcome) throw refuse('gift.decided');
  return request;
}

/**
 * Approves a colleague's gift, which counts towards the approver's daily limit. An end less than a
 * month away is moved to a month from now.
 * @throws Refusal `gift.own` for the colleague who offered it; `credit.above_ceiling`; as
 * `lockRequest`
 */
export async function approveGift(
  work: UnitOfWork,
  { id, staffId, ceiling, origin }: Decision & Pick<Gift, 'ceiling' | 'origin'>,
): Promise<void> {
  const request = await lockRequest(work, id);
  if (request.requested_by === staffId) throw refuse('gift.own');
  const { amount, reason, email, customer_id: customerId } = request;
  const left = ceiling - (await lockGivenToday(work, staffId));
  if (amount > left) throw refuse('credit.above_ceiling', { left: money(Math.max(0, left)) });
  const least = work.today.add({ days: LEAST_DAYS });
  const until = request.expires_on === null ? null : Temporal.PlainDate.from(request.expires_on);
  const expiresOn = until && Temporal.PlainDate.compare(until, least) < 0 ? least : until;
  const given = { amount, reason, staffId, origin };
  if (customerId !== null) {
    const customer = await getLivingCustomer(work.tx, String(customerId));
    await grant(work, { ...given, customer, expiresOn });
  } else if (email && expiresOn) await mailVoucher(work, { ...given, email, expiresOn });
  await decide(work, { id: request.id, staffId, outcome: 'given' });
}

/**
 * Refuses a gift that awaits approval; the colleague who offered it cancels it the same way.
 * @throws as `lockRequest`
 */
export async function refuseGift(work: UnitOfWork, { id, staffId }: Decision): Promise<void> {
  const request = await lockRequest(work, id);
  await decide(work, { id: request.id, staffId, outcome: 'refused' });
}

const decide = (
  { tx, now }: UnitOfWork,
  { id, staffId, outcome }: { id: number; staffId: number; outcome: 'given' | 'refused' },
) =>
  tx
    .updateTable('gift_requests')
    .set({
      outcome,
      decided_by: staffId,
      decided_at: new Date(now.epochMilliseconds),
    })
    .where('id', '=', id)
    .execute();

/** Whether a gift of this colleague still awaits approval: the response to a form sent again. */
export async function isWaiting(
  db: Db,
  {
    staffId,
    customerId,
    amount,
    reason,
  }: { staffId: number; customerId: number | null; amount: Cents; reason: string },
): Promise<boolean> {
  const request = await db
    .selectFrom('gift_requests')
    .select('id')
    .where('requested_by', '=', staffId)
    .where('customer_id', customerId === null ? 'is' : '=', customerId)
    .where('amount', '=', amount)
    .where('reason', '=', reason)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return request !== undefined;
}
