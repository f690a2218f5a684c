import type { Violation } from '#kit/refusal.ts';
import { applyCoupon } from '#modules/cart/server/index.ts';
import type { CartAccess } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { violationsWhen } from '../update-order.ts';

/** Thrown to roll back a trial. */
class OnlyTried extends Error {}

/** Why a cart would refuse a coupon; the trial is rolled back. */
export function couponViolations(
  appContext: AppContext,
  access: CartAccess,
  couponCode: string,
): Promise<readonly Violation[]> {
  return violationsWhen(async () => {
    try {
      await transact(appContext, async (work) => {
        await applyCoupon(work, access, couponCode);
        throw new OnlyTried();
      });
    } catch (error) {
      // The trial succeeded and was rolled back: nothing is refused.
      if (!(error instanceof OnlyTried)) throw error;
    }
  });
}
