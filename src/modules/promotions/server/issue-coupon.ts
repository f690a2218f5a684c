import { randomInt } from 'node:crypto';
import type { Work } from '#schema.ts';
import type { Promotion } from '../rules/index.ts';
import { findPromotion } from './queries.ts';

/** Without letters and figures that are mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;
const ATTEMPTS = 5;

/**
 * A code for one person, good once: `MERCI-7KQ4M2WX`. Null while the promotion it would give is
 * unknown, switched off or over.
 */
export async function issueCoupon(
  work: Work,
  promotionCode: string,
  prefix: string,
): Promise<{ code: string; promotion: Promotion } | null> {
  const promotion = await findPromotion(work, promotionCode);
  if (!promotion) return null;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const code = `${prefix}-${randomCode(LENGTH)}`;
    const written = await work.tx
      .insertInto('coupons')
      .values({ code, promotion_code: promotionCode, total_uses: 1 })
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
