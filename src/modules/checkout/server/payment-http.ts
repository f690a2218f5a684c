import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { accessOf } from '#modules/cart/server/index.ts';
import { channelOrigin, idempotent, type ShopEnv } from '#modules/channels/server/index.ts';
import { findOrder, mayAccess } from '#modules/orders/server/index.ts';
import { isOnlineMethod } from '#modules/payments/contracts.ts';
import {
  type Attempt,
  findAttempt,
  presentPaymentRequest,
} from '#modules/payments/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import type { Db, Tx } from '#registry/schema.ts';
import * as operations from '../operations.ts';
import { recalculating } from './answer-order.ts';
import { refuseBots } from './http/refuse-bots.ts';
import { placerAt } from './limit-unpaid.ts';
import { payerOf } from './payer-of.ts';
import { findPaymentMethods } from './payment-methods.ts';
import { cancelPayment, confirmPayment } from './processes/confirm-payment.ts';
import { giveCard } from './processes/give-card.ts';
import { type Opened, openPayment, recordOpened } from './processes/open-payment.ts';
import { settlePayment } from './processes/settle-payment.ts';

/** Payment requests (contracts §2.6). */
export const paymentRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.openPaymentRequest), (c) => {
    const access = accessOf(c, c.req.valid('param').token);
    const input = c.req.valid('json');
    return recalculating(c, access.token, () =>
      idempotent(
        c,
        async (work, opened: Opened) => {
          const attempt = await recordOpened(work, opened);
          return { status: 201, body: await present(c, work.tx, attempt) };
        },
        async () => {
          if (!isOnlineMethod(input.paymentMethodCode)) await refuseBots(c, input.recaptchaToken);
          const placer = placerAt(c.var.appContext, c.var.clientAddress);
          return openPayment(c.var.appContext, access, input, originOf(c), placer);
        },
      ),
    );
  })
  .openapi(route(operations.getPaymentRequest), async (c) =>
    send(c, await ownAttempt(c, c.req.valid('param').hash)),
  )
  .openapi(route(operations.updatePaymentRequest), async (c) => {
    const { confirm, cancel, expectedTotal = null, ...given } = c.req.valid('json').payload;
    const isGiven = Object.values(given).some((one) => one !== undefined);
    const { appContext, caller, clientAddress } = c.var;
    const payer = payerOf(appContext, clientAddress, { showsMandate: true });
    const found = await ownAttempt(c, c.req.valid('param').hash);
    const attempt = isGiven ? await giveCard(appContext, found, given) : found;
    if (confirm)
      return recalculating(c, attempt.orderToken, async () =>
        send(
          c,
          await confirmPayment(appContext, caller, attempt, expectedTotal, originOf(c), payer),
        ),
      );
    if (cancel) return send(c, await cancelPayment(appContext, attempt));
    const settled = isGiven ? null : await settlePayment(appContext, attempt.hash);
    return send(c, settled?.attempt ?? attempt);
  });

const originOf = (c: Context<ShopEnv>) => channelOrigin(c.var.channel, c.var.appContext.config);

/** A payment belongs to the owner of its order; for a guest's order, its hash grants access. */
async function ownAttempt(c: Context<ShopEnv>, hash: string): Promise<Attempt> {
  const { caller, appContext } = c.var;
  const attempt = await findAttempt(appContext.db, hash);
  const order = attempt && (await findOrder(appContext.db, attempt.orderToken));
  if (!attempt || !order || !mayAccess(order, caller)) throw refuse('payment.unknown');
  return attempt;
}

const send = async (c: Context<ShopEnv>, attempt: Attempt) =>
  ld(c, await present(c, c.var.appContext.db, attempt));

async function present(c: Context<ShopEnv>, db: Db | Tx, attempt: Attempt) {
  const { config } = c.var.appContext;
  const isOffline = attempt.provider === 'offline';
  const order = isOffline ? await findOrder(db, attempt.orderToken) : null;
  const methods = isOffline ? await findPaymentMethods(db) : [];
  const detail = {
    reference: order?.number ?? null,
    scriptUrl: attempt.provider === 'stripe' ? config.STRIPE_JS_URL : null,
    instructions: methods.find(({ code }) => code === attempt.method)?.instructions ?? null,
  };
  return presentPaymentRequest(attempt, detail);
}
