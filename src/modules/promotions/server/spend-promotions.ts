import { sql } from 'kysely';
import { refuseFields } from '#kit/refusal.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import type { Person } from './orders-of-person.ts';
import { returnPromisedDeliveries, takePromisedDelivery } from './promises.ts';
import { findPromotions } from './queries.ts';

interface Spent {
  code: string;
  couponCode: string | null;
  /** Worth to the shopper in cents. */
  amount: number;
  /** Id of the promise, when the order is a delivery of a subscription that has one. */
  promiseId: number | null;
}

/**
 * Counts the promotions used by an order being placed. Those with a limit are locked first, ordered by code, so that
 * the last use goes to one order. A promised promotion uses one of its promised deliveries instead, whatever its
 * limits are now.
 * @throws Refusal `coupon.exhausted` or `coupon.used` under `couponCode`.
 */
export async function spendPromotions(
  work: Pick<UnitOfWork, 'tx' | 'now'>,
  order: { id: number; channel: string } & Person,
  spent: readonly Spent[],
): Promise<void> {
  if (spent.length === 0) return;
  for (const { promiseId, couponCode, code } of spent)
    if (promiseId !== null)
      await takePromisedDelivery(work, promiseId, order.id, couponCode ?? code);
  await assertLeft(
    work,
    order,
    spent.filter(({ promiseId }) => promiseId === null),
  );
  await work.tx
    .insertInto('promotion_uses')
    .values(
      spent.map(({ code, couponCode, amount, promiseId }) => ({
        amount,
        promised: promiseId !== null,
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

/** Checks that each promotion has a use left; the lock keeps it until the transaction ends. */
async function assertLeft(
  { tx }: Pick<UnitOfWork, 'tx'>,
  order: { channel: string } & Person,
  spent: readonly Spent[],
): Promise<void> {
  if (spent.length === 0) return;
  const coupons = spent.flatMap(({ couponCode }) => (couponCode ? [couponCode] : []));
  const limited = await lockLimited(
    tx,
    spent.map(({ code }) => code),
    coupons,
  );
  // Most promotions have no limit, so their orders need no lock.
  if (limited.length === 0) return;
  const inForce = await findPromotions(tx, order.channel, coupons, order);
  for (const { promotion, uses } of inForce) {
    if (!limited.includes(promotion.code)) continue;
    const { totalUses, usesPerCustomer } = promotion.conditions;
    const code =
      totalUses !== null && uses.total >= totalUses
        ? 'coupon.exhausted'
        : usesPerCustomer !== null && uses.byCustomer >= usesPerCustomer
          ? 'coupon.used'
          : null;
    if (!code) continue;
    const params = { coupon: promotion.couponCode ?? promotion.name };
    throw refuseFields([{ propertyPath: 'couponCode', code, params }]);
  }
}

/** Locks the promotions with a limit of their own or on their code. */
async function lockLimited(
  tx: Tx,
  codes: readonly string[],
  coupons: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('promotions as p')
    .select('p.code')
    .where('p.code', 'in', codes)
    .where(
      sql<boolean>`(p.conditions ->> 'totalUses' is not null
        or p.conditions ->> 'usesPerCustomer' is not null
        or exists (select from coupons c where c.code = any(${coupons}::text[])
          and c.promotion_code = p.code and c.total_uses is not null))`,
    )
    .orderBy('p.code')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ code }) => code);
}

/** Returns the uses and promised deliveries of a cancelled order. */
export async function returnPromotions(
  work: Pick<UnitOfWork, 'tx'>,
  orderId: number,
): Promise<void> {
  await returnPromisedDeliveries(work, orderId);
  await work.tx.deleteFrom('promotion_uses').where('order_id', '=', orderId).execute();
}
