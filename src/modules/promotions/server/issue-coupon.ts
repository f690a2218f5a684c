import { randomInt } from 'node:crypto';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Promotion } from '../rules/index.ts';
import { findPromotion } from './queries.ts';

/** Without letters and digits that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const ATTEMPTS = 5;

interface Issue {
  /** Returns the code for each attempt, counted from 1, in case the previous one exists. */
  codeOf: (attempt: number) => string;
  /** Null uses the limit of the promotion. */
  totalUses: number | null;
  /** Only for other customers than this one, who recommends the shop. */
  friendsOf?: number;
}

/**
 * Creates an individual code of a promotion: `MERCI-7KQ4M2WX`. Null when the promotion does not exist, is switched
 * off or has ended.
 */
export async function issueCoupon(
  work: UnitOfWork,
  promotionCode: string,
  { codeOf, totalUses, friendsOf }: Issue,
): Promise<{ code: string; promotion: Promotion } | null> {
  const promotion = await findPromotion(work, promotionCode);
  if (!promotion) return null;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const code = codeOf(attempt);
    const written = await work.tx
      .insertInto('coupons')
      .values({
        code,
        promotion_code: promotionCode,
        total_uses: totalUses,
        friends_of: friendsOf ?? null,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst();
    if (written) return { code, promotion };
  }
  throw new Error(`no free code in ${ATTEMPTS} attempts`);
}

/** A random code of letters and digits, easy to type. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Deletes a code; false when it was used already and stays. */
export async function revokeCoupon({ tx }: Pick<UnitOfWork, 'tx'>, code: string): Promise<boolean> {
  const revoked = await tx
    .deleteFrom('coupons')
    .where('code', '=', code)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('promotion_uses').select('order_id').where('coupon_code', '=', code))),
    )
    .returning('code')
    .executeTakeFirst();
  return revoked !== undefined;
}
