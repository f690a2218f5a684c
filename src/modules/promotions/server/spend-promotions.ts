import { refuseFields } from '#kit/refusal.ts';
import type { Work } from '#schema.ts';
import { findPromotions, type Person } from './queries.ts';

interface Spent {
  code: string;
  couponCode: string | null;
  /** Cents it was worth to the shopper. */
  amount: number;
}

/**
 * Counts the promotions of an order that is being placed. Those with a limited number of uses are
 * locked first, in the order of their codes, so that the last use goes to one order only.
 * @throws Refusal `coupon.exhausted` or `coupon.used` under `couponCode`.
 */
export async function spendPromotions(
  work: Pick<Work, 'tx' | 'now'>,
  order: { id: number; channel: string } & Person,
  spent: readonly Spent[],
): Promise<void> {
  if (spent.length === 0) return;
  const codes = spent.map((promotion) => promotion.code);
  await work.tx
    .selectFrom('promotions')
    .select('code')
    .where('code', 'in', codes)
    .orderBy('code')
    .forNoKeyUpdate()
    .execute();
  const coupons = spent.flatMap(({ couponCode }) => (couponCode ? [couponCode] : []));
  const inForce = await findPromotions(work.tx, order.channel, coupons, order);
  for (const { promotion, uses } of inForce) {
    if (!codes.includes(promotion.code)) continue;
    const { totalUses, usesPerCustomer } = promotion.conditions;
    const code =
      totalUses !== null && uses.total >= totalUses
        ? 'coupon.exhausted'
        : usesPerCustomer !== null && uses.byCustomer >= usesPerCustomer
          ? 'coupon.used'
          : null;
    if (code) throw refuseFields([{ propertyPath: 'couponCode', code }]);
  }
  await work.tx
    .insertInto('promotion_uses')
    .values(
      spent.map(({ code, couponCode, amount }) => ({
        amount,
        promotion_code: code,
        coupon_code: couponCode,
        order_id: order.id,
        customer_id: order.customerId,
        email: order.email,
        used_at: new Date(work.now.epochMilliseconds),
      })),
    )
    .execute();
}

/** Gives the uses of a cancelled order back. */
export async function returnPromotions(work: Pick<Work, 'tx'>, orderId: number): Promise<void> {
  await work.tx.deleteFrom('promotion_uses').where('order_id', '=', orderId).execute();
}
