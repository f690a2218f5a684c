import { money } from '#i18n/money.ts';
import type { Cents } from '#kit/money.ts';
import { refuse } from '#kit/refusal.ts';
import { giveCredit, issueVoucher } from '#modules/payments/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { creditGivenMail, voucherMail } from './emails/credit-mails.ts';
import { lockGivenToday } from './given-by-colleague.ts';

/** Days a gift can be used at least: what ends is announced a month before. */
const LEAST_DAYS = 30;

interface Gift {
  amount: Cents;
  /** Whoever gets it reads it. */
  reason: string;
  staffId: number;
  /** Cents their role may give in a day. */
  ceiling: Cents;
  /** Of the site its mail leads to. */
  origin: string;
}

interface CreditGift extends Gift {
  customer: { id: number; email: string; firstName: string };
  expiresOn: Temporal.PlainDate | null;
}

/**
 * Gives a customer credit out of kindness and tells them.
 * @throws Refusal `credit.above_ceiling`, `credit.expires`
 */
export async function giveGift(
  work: UnitOfWork,
  { customer, amount, reason, expiresOn, staffId, ceiling, origin }: CreditGift,
): Promise<void> {
  await assertWithin(work, { staffId, amount, ceiling });
  if (expiresOn) assertUsable(work, expiresOn);
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
  const mail = await creditGivenMail({ firstName, amount, reason, expiresOn, origin });
  await queueMail(work, { key, to, ...mail });
}

/** Issues a voucher: its code is in the mail alone. @throws Refusal as `giveGift` */
export async function issueVoucherByMail(
  work: UnitOfWork,
  {
    email: to,
    amount,
    reason,
    expiresOn,
    staffId,
    ceiling,
    origin,
  }: Gift & { email: string; expiresOn: Temporal.PlainDate },
): Promise<void> {
  await assertWithin(work, { staffId, amount, ceiling });
  assertUsable(work, expiresOn);
  const { id, code } = await issueVoucher(work, { amount, reason, expiresOn, staffId });
  const mail = await voucherMail({ code, amount, reason, expiresOn, origin });
  await queueMail(work, { key: `voucher:${id}`, to, ...mail });
}

function assertUsable({ today }: UnitOfWork, expiresOn: Temporal.PlainDate): void {
  if (Temporal.PlainDate.compare(expiresOn, today.add({ days: LEAST_DAYS })) < 0)
    throw refuse('credit.expires');
}

/** Together with gestures on orders it stays within what a colleague may give in a day (civil, Paris). */
async function assertWithin(
  work: UnitOfWork,
  { staffId, amount, ceiling }: { staffId: number; amount: Cents; ceiling: Cents },
): Promise<void> {
  const left = ceiling - (await lockGivenToday(work, staffId));
  if (amount > left) throw refuse('credit.above_ceiling', { left: money(Math.max(0, left)) });
}
