import type { UnitOfWork } from '#registry/schema.ts';
import { lockCodes } from './add-coupon.ts';
import { randomCode } from './issue-coupon.ts';

/** Fifty random bits, so that codes cannot be guessed. */
const SECRET = 10;

/**
 * Creates a batch of single-use codes: `NOEL-7KQ4M2WXPB`. Returns the id of the batch.
 * @throws Refusal `promotion.unknown`, `promotion.automatic`
 */
export async function makeCoupons(
  work: UnitOfWork,
  promotionCode: string,
  { prefix, size }: { prefix: string; size: number },
): Promise<number> {
  await lockCodes(work, promotionCode);
  const { id } = await work.tx
    .insertInto('coupon_batches')
    .values({
      promotion_code: promotionCode,
      prefix,
      size,
      made_at: new Date(work.now.epochMilliseconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // A code that existed already is replaced by another random one.
  for (let missing = size; missing > 0; ) {
    const codes = new Set(Array.from({ length: missing }, () => `${prefix}-${randomCode(SECRET)}`));
    const made = await work.tx
      .insertInto('coupons')
      .values(
        [...codes].map((code) => ({
          code,
          promotion_code: promotionCode,
          total_uses: 1,
          batch_id: id,
        })),
      )
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .execute();
    missing -= made.length;
  }
  return id;
}
