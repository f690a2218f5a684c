import type { Selectable } from 'kysely';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { findCustomer, listOwnAddresses } from '#modules/customers/server/index.ts';
import { findOrderById, type Order } from '#modules/orders/server/index.ts';
import { issueCoupon, randomCode, revokeCoupon } from '#modules/promotions/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { isSameDoor } from '../rules/index.ts';
import { rewardMail } from './emails/sponsorship-mails.ts';
import type { SponsorshipsTable } from './tables.ts';
import { SPONSOR_PROMOTION } from './terms.ts';

type Row = Selectable<SponsorshipsTable>;

const CODE_LENGTH = 8;
const PAID = ['paid', 'authorized', 'partially_refunded'];

/**
 * Rewards the sponsor of a delivered first order with an individual coupon, once per order and person, and never for
 * their own household.
 */
export async function rewardSponsor(
  work: UnitOfWork,
  orderId: number,
  origin: string,
): Promise<void> {
  const row = await lockByOrder(work, orderId);
  if (row?.state !== 'registered' || row.withheld) return;
  const order = await findOrderById(work.tx, orderId);
  if (!order || order.state === 'cancelled' || !PAID.includes(order.paymentState)) return;
  const withheld = await reasonAgainst(work, row, order);
  if (withheld) return write(work, row.id, { withheld });
  const coupon = await issueCoupon(work, SPONSOR_PROMOTION, {
    codeOf: () => `MERCI-${randomCode(CODE_LENGTH)}`,
    totalUses: 1,
  });
  const sponsor = await findCustomer(work.tx, row.sponsor_id);
  if (!coupon || !sponsor) return;
  await write(work, row.id, { state: 'rewarded', reward_coupon: coupon.code });
  const { reward, conditions } = coupon.promotion;
  const amount = reward.kind === 'amount' ? reward.amount : null;
  const gift = { code: coupon.code, amount, minimum: conditions.minimum ?? 0 };
  const thanks = { firstName: sponsor.firstName, origin, ...gift };
  const mail = await writtenIn(work, sponsor.language, thanks, rewardMail);
  await queueMail(work, { ...mail, key: `sponsorship-reward:${row.id}`, to: sponsor.email });
}

/** Cancels the reward of an order that was cancelled, if it is not used yet. */
export async function withholdReward(
  work: UnitOfWork,
  orderId: number,
  withheld: 'cancelled' | 'withdrawn',
): Promise<void> {
  const row = await lockByOrder(work, orderId);
  if (!row || row.withheld) return;
  if (row.reward_coupon === null) return write(work, row.id, { withheld });
  if (await revokeCoupon(work, row.reward_coupon))
    await write(work, row.id, { state: 'registered', reward_coupon: null, withheld });
}

async function reasonAgainst(work: UnitOfWork, row: Row, order: Order): Promise<Row['withheld']> {
  const address = order.shippingAddress ?? order.billingAddress;
  const own = await listOwnAddresses(work.tx, row.sponsor_id);
  if (row.friend_id === row.sponsor_id) return 'same_household';
  if (address && own.some((door) => isSameDoor(door, address))) return 'same_household';
  const before = await work.tx
    .selectFrom('sponsorships')
    .select('id')
    .where('email_hash', '=', row.email_hash)
    .where('state', '=', 'rewarded')
    .executeTakeFirst();
  return before ? 'rewarded_before' : null;
}

async function lockByOrder({ tx }: UnitOfWork, orderId: number): Promise<Row | undefined> {
  const found = tx.selectFrom('sponsorships').selectAll().where('order_id', '=', orderId);
  return found.forUpdate().executeTakeFirst();
}

async function write(
  { tx }: UnitOfWork,
  id: number,
  changed: Partial<Pick<Row, 'state' | 'reward_coupon' | 'withheld'>>,
): Promise<void> {
  await tx.updateTable('sponsorships').set(changed).where('id', '=', id).execute();
}
