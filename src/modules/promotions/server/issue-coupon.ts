import { randomInt } from 'node:crypto';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Promotion } from '../rules/index.ts';
import { findPromotion } from './queries.ts';

/** Without letters and figures that are mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const ATTEMPTS = 5;

interface Issue {
  /** Another code for each attempt, from 1: one may be taken. */
  codeOf: (attempt: number) => string;
  /** Null leaves it to the promotion. */
  totalUses: number | null;
  /** For the friends of this customer; never for themselves. */
  friendsOf?: number;
}

/**
 * A code of its own for a promotion: `MERCI-7KQ4M2WX`. Null while the promotion it would give is
 * unknown, switched off or over.
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

/** Letters and figures nobody guesses, to be typed by hand. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Takes a code back; false when it was spent already, and stays. */
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
