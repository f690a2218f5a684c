import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { scaled } from '../../../../tests/support/scope.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { promotion, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { NO_CONDITIONS } from '../rules/index.ts';
import { findPromised, promiseDeliveries } from './promises.ts';
import { publishPromotion } from './publish-promotion.ts';
import { returnPromotions, spendPromotions } from './spend-promotions.ts';

const shop = testShop();
const { appContext, database } = shop;
const { subscribe } = subscribers(shop);

/** Possible outcomes of consecutive deliveries. */
const happening = fc.constantFrom(
  'paid',
  'given up',
  'skipped',
  'twice at once',
  'paid, then cancelled',
);

test('PRM-01 whatever happens, so many paid deliveries have the reward, and no other', async () => {
  await stockShop(appContext);
  const { code } = await subscribe();
  const rule = promotion({ code: 'trois', reward: { kind: 'percent', rate: 2000 } });
  await transact(appContext, (work) =>
    publishPromotion(work, { promotion: rule, channels: [], coupons: [] }),
  );
  let nextOrder = 1_000_000;
  const place = (orderId: number, promiseId: number) =>
    transact(appContext, (work) =>
      spendPromotions(work, { id: orderId, channel: 'FR_WEB', customerId: null, email: null }, [
        { code: 'trois', couponCode: null, amount: 200, promiseId },
      ]),
    );
  const cancel = (orderId: number) =>
    transact(appContext, (work) => returnPromotions(work, orderId));
  /**
   * Places the next delivery with its open promises, priced like a draft; returns the order and whether it received
   * the promotion.
   */
  const deliver = async (workers: number) => {
    const orderId = nextOrder++;
    const [promised] = await findPromised(appContext.db, code);
    const id = promised?.promise?.id;
    if (id === undefined) return { orderId, got: false };
    const tries = Array.from({ length: workers }, () => place(orderId, id));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    return { orderId, got: true };
  };
  const run = async (
    count: number,
    from: 'order' | 'renewal',
    happenings: readonly string[],
  ): Promise<void> => {
    await database.pool.query('delete from promotion_promises');
    const deliveries = { count, from };
    const terms = { ...rule, conditions: { ...NO_CONDITIONS, deliveries } };
    const isGiven = from === 'order';
    const start = { subscription: code, frequency: 31, orderId: nextOrder++ };
    await transact(appContext, (work) =>
      promiseDeliveries(work, start, [
        { terms, promiseId: null, frequencies: [31], done: 0, isGiven, reason: null },
      ]),
    );
    let standing = isGiven ? 1 : 0;
    for (const what of happenings) {
      if (what === 'skipped') continue;
      const wasDue = standing < count;
      const { orderId, got } = await deliver(what === 'twice at once' ? 2 : 1);
      expect(got).toBe(wasDue);
      if (what === 'given up' || what === 'paid, then cancelled') await cancel(orderId);
      else if (got) standing += 1;
    }
    expect(standing).toBeLessThanOrEqual(count);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('order' as const, 'renewal' as const),
      fc.array(happening, { maxLength: 8 }),
      run,
    ),
    { numRuns: scaled(25, 10) },
  );
});
