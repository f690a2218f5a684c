import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { Refusal, refuse } from '#kit/refusal.ts';
import {
  actOnOrder,
  findAttention,
  findExpressSurplus,
  isMoneyDisputed,
  presentOrder,
  readPlaced,
} from '#modules/orders/server/index.ts';
import { markAnswered } from '#modules/payments/server/index.ts';
import {
  type AdminEnv,
  type AuditedAction,
  actAsStaff,
  adminRoute,
  goodwillOf,
  subjectOfSameForm,
} from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext } from '#registry/schema.ts';
import type { refundQuestion } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import { unrefundedOf } from '../rules/index.ts';
import { askAboutPlaced } from './ask-about-point.ts';
import { undoAwaitedChange } from './awaited-change.ts';
import { readCancellation } from './cancellation.ts';
import { changeLines } from './change-lines.ts';
import { correctAddress } from './correct-address.ts';
import { assertGoodwill, type Gesture, requestGoodwill } from './limit-goodwill.ts';
import { readOrderMoney } from './order-money.ts';
import { presentDisputes } from './present-disputes.ts';
import { presentMoney } from './present-money.ts';
import { answerDispute } from './processes/answer-dispute.ts';
import { quoteLines } from './quote-lines.ts';
import { receivePayment } from './receive-payment.ts';
import { recordTransfer } from './record-transfer.ts';
import { assertRefundable, refundOrder } from './refund-order.ts';
import { findRefunds } from './refunds.ts';
import { sendSurplusBack } from './send-surplus-back.ts';

type Call = Context<AdminEnv>;

const scopeOf = ({ everything, units, shipping, goodwill }: z.output<typeof refundQuestion>) =>
  everything ? ('everything' as const) : { units, shipping, goodwill };

type Command = Parameters<typeof actOnOrder>[2];

/** Runs an audited command on an order and responds with the order's payments after it. */
async function change(c: Call, auditedAction: AuditedAction, command: Command) {
  await actOnOrder(c, auditedAction, command);
  return answer(c, auditedAction.subject);
}

async function answer(c: Call, number: string) {
  const { db } = c.var.appContext;
  return ld(c, presentMoney(await readOrderMoney(db, await readPlaced(db, number))));
}

/** The order, with the reasons that keep it from leaving. */
async function presentForTeam({ db, clock }: AppContext, number: string) {
  const order = await readPlaced(db, number);
  const attention = await findAttention(db, order.id);
  return presentOrder(order, [], [], clock.today(), attention);
}

/** Payments and refunds of an order, for the team (PAY-08, PAY-09). */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getOrderMoney), (c) => answer(c, c.req.valid('param').number))
  .openapi(adminRoute(operations.getOrderDisputes), async (c) => {
    const { db } = c.var.appContext;
    return ld(c, await presentDisputes(db, await readPlaced(db, c.req.valid('param').number)));
  })
  .openapi(adminRoute(operations.answerOrderDispute), async (c) => {
    const { number: subject, dispute } = c.req.valid('param');
    const { text } = c.req.valid('json');
    const { appContext, staff } = c.var;
    const { db } = appContext;
    const order = await readPlaced(db, subject);
    const action = { action: 'dispute.answered', subject, detail: { reference: dispute } };
    // The provider is called before the transaction that records the call.
    if ((await subjectOfSameForm(c, action.action)) === null) {
      await answerDispute(appContext, order, dispute, text);
      await actAsStaff(c, action, async (work) => {
        if (!(await markAnswered(work, dispute, staff.name))) throw refuse('dispute.answered');
      });
    }
    return ld(c, await presentDisputes(db, order));
  })
  .openapi(adminRoute(operations.getCancellation), async (c) => {
    const { db } = c.var.appContext;
    return ld(c, await readCancellation(db, await readPlaced(db, c.req.valid('param').number)));
  })
  .openapi(adminRoute(operations.correctOrderAddress), async (c) => {
    const { version, pickupPoint, ...address } = c.req.valid('json');
    const { number: subject } = c.req.valid('param');
    const { appContext, staff: by } = c.var;
    // The carrier network is called before the transaction that changes the order (REL-48).
    const point = await askAboutPlaced(appContext, subject, pickupPoint ?? null);
    const auditedAction = { action: 'order.address_corrected', subject };
    await actOnOrder(c, auditedAction, (work, order) =>
      correctAddress(work, order, { address, version: version ?? null, point, by }),
    );
    return ld(c, await presentForTeam(appContext, subject));
  })
  .openapi(adminRoute(operations.quoteOrderLines), async (c) => {
    const { db, clock } = c.var.appContext;
    const order = await readPlaced(db, c.req.valid('param').number);
    return ld(c, await quoteLines(db, order, c.req.valid('json').lines, clock.now()));
  })
  .openapi(adminRoute(operations.changeOrderLines), async (c) => {
    const { number: subject } = c.req.valid('param');
    const { appContext, staff: by } = c.var;
    const change = c.req.valid('json');
    const { reason, expected: amount } = change;
    const auditedAction = { action: 'order.lines_changed', subject, detail: { reason, amount } };
    await actOnOrder(c, auditedAction, (work, order) =>
      changeLines(work, order, { ...change, by }),
    );
    return ld(c, await presentForTeam(appContext, subject));
  })
  .openapi(adminRoute(operations.undoOrderLines), async (c) => {
    const { number: subject } = c.req.valid('param');
    await actOnOrder(c, { action: 'order.lines_undone', subject }, async (work, order) => {
      if (!(await undoAwaitedChange(work, order))) throw refuse('order.lines_not_awaited');
    });
    return ld(c, await presentForTeam(c.var.appContext, subject));
  })
  .openapi(adminRoute(operations.receivePayment), (c) => {
    const { reference, amount = null } = c.req.valid('json');
    const detail = { reference, amount: amount ?? undefined };
    const auditedAction = { subject: c.req.valid('param').number, action: 'order.paid', detail };
    return change(c, auditedAction, (work, order) =>
      receivePayment(work, order, { reference, amount }),
    );
  })
  .openapi(adminRoute(operations.sendSurplusBack), (c) => {
    const { reference, amount = null } = c.req.valid('json');
    const detail = { reference, amount: amount ?? undefined };
    const auditedAction = {
      subject: c.req.valid('param').number,
      action: 'order.surplus_returned',
      detail,
    };
    return change(c, auditedAction, (work, order) =>
      sendSurplusBack(work, order, { reference, amount }),
    );
  })
  .openapi(adminRoute(operations.quoteRefund), async (c) => {
    const { db } = c.var.appContext;
    const order = await readPlaced(db, c.req.valid('param').number);
    if (await isMoneyDisputed(db, order.id)) throw refuse('refund.disputed');
    const earlier = await findRefunds(db, order.id);
    const question = c.req.valid('json');
    const retained = question.withdrawal ? await findExpressSurplus(db, order.id) : 0;
    const { note } = assertRefundable(order, earlier, scopeOf(question), retained);
    const left = unrefundedOf(order.pricing.total, earlier) - note.total;
    return ld(c, { '@type': 'RefundQuote', amount: note.total, left });
  })
  .openapi(adminRoute(operations.refundOrder), (c) => {
    const { reason, expected, ...requested } = c.req.valid('json');
    const detail = { reason, amount: expected ?? undefined };
    const auditedAction = {
      subject: c.req.valid('param').number,
      action: 'order.refunded',
      detail,
    };
    const { staff, appContext } = c.var;
    const { goodwill: amount = 0 } = requested;
    let gesture: Gesture | null = null;
    const refunded = change(c, auditedAction, async (work, order) => {
      const { toCredit, creditAgreed, withdrawal = false } = requested;
      if (toCredit && withdrawal && !creditAgreed) throw refuse('credit.not_agreed');
      const refund = await refundOrder(work, order, {
        scope: scopeOf(requested),
        reason,
        expected: expected ?? null,
        staffId: staff.id,
        withdrawal,
        toCredit,
      });
      gesture = { orderId: order.id, amount, staffId: staff.id };
      const ceiling = goodwillOf(appContext.config, staff);
      if (amount > 0) await assertGoodwill(work, gesture, ceiling);
      return refund;
    });
    return refunded.catch(async (error: unknown) => {
      const isAbove = error instanceof Refusal && error.code === 'refund.second_colleague';
      // The refund was rolled back, but the request is recorded for the second colleague.
      if (isAbove) await transact(appContext, (work) => requestGoodwill(work, gesture as Gesture));
      throw error;
    });
  })
  .openapi(adminRoute(operations.recordRefundTransfer), (c) => {
    const { number, refund } = c.req.valid('param');
    const auditedAction = { subject: number, action: 'refund.transferred', detail: { refund } };
    return change(c, auditedAction, (work, order) => recordTransfer(work, order, refund));
  });
