import { cancelOrder, lockOrder } from '#modules/orders/server/index.ts';
import { forEachIsolated } from '#platform/for-each-isolated.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { undoAwaitedChange } from '../awaited-change.ts';
import { forgetPlacers } from '../limit-unpaid.ts';

const AT_ONCE = 100;

/** Cancels orders not paid in time and puts their stock back, once (PAY-08). */
export const releaseUnpaidJob: JobDefinition<AppContext> = {
  name: 'release-unpaid-orders',
  schedule: '*/5 * * * *',
  run: async (appContext) => {
    const now = new Date(appContext.clock.now().epochMilliseconds);
    const due = await appContext.db
      .selectFrom('orders')
      .select('token')
      .where('state', '=', 'new')
      .where('payment_state', '=', 'awaiting_payment')
      .where('payment_due_at', '<=', now)
      .orderBy('payment_due_at')
      .limit(AT_ONCE)
      .execute();
    await forEachIsolated(appContext, due, ({ token }) =>
      transact(appContext, async (work) => {
        const order = await lockOrder(work, token);
        const late = order?.paymentDueAt && order.paymentDueAt <= now;
        if (order?.state !== 'new' || order.paymentState !== 'awaiting_payment' || !late) return;
        // Only the unpaid change is undone: the order before it was paid.
        const isPutBack = await undoAwaitedChange(work, order);
        if (!isPutBack) await cancelOrder(work, order, 'unpaid');
      }),
    );
    await forgetPlacers(appContext);
  },
};
