import { mailboxOf } from '#kit/mailbox.ts';
import { refuse } from '#kit/refusal.ts';
import { channelOrigin, idempotent, type ShopEnv } from '#modules/channels/server/index.ts';
import { findOrder, mayAccess } from '#modules/orders/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { isInTime } from '../rules/index.ts';
import { answerWithdrawal } from './decide-withdrawal.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';
import { findLatestOf } from './queries.ts';
import { deadlineOf } from './right-of.ts';

const HOUR = 3600;
const limitVisitors = createRateLimit(20, HOUR);
/** Anybody may enter any e-mail, so receipts per mailbox are limited. */
const limitMailbox = createRateLimit(5, HOUR);

/** The withdrawal function of WDR-03, with the same responses for everybody. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.declareWithdrawal), async (c) => {
    const given = c.req.valid('json');
    await limitVisitors(c, c.var.clientAddress);
    await limitMailbox(c, `mail:${mailboxOf(given.email)}`);
    const { config } = c.var.appContext;
    const declaring = {
      supportEmail: config.SUPPORT_EMAIL,
      origin: channelOrigin(c.var.channel, config),
      customerId: c.var.caller?.customerId ?? null,
    };
    return idempotent(c, async (work) => {
      const declared = await declareWithdrawal(work, given, declaring);
      const { reference, orderNumber, email, declaredAt, items, remaining } = declared;
      const body = {
        '@context': '/api/v2/contexts/Withdrawal',
        '@id': `/api/v2/shop/withdrawals/${reference}`,
        '@type': 'Withdrawal' as const,
        reference,
        orderNumber,
        email,
        declaredAt: declaredAt.toISOString(),
        items,
        remaining,
      };
      return { status: 201, body };
    });
  })
  .openapi(route(operations.answerWithdrawal), async (c) => {
    const { appContext, clientAddress } = c.var;
    await limitVisitors(c, `answer:${clientAddress}`);
    const { token } = c.req.valid('param');
    const { answer } = c.req.valid('json');
    const { reference, decision, items, remaining } = await transact(appContext, (work) =>
      answerWithdrawal(work, token, answer, appContext.config.SUPPORT_EMAIL),
    );
    return ld(c, {
      '@context': '/api/v2/contexts/WithdrawalAnswer',
      '@type': 'WithdrawalAnswer' as const,
      reference,
      decision: decision === 'denied' ? ('denied' as const) : ('confirmed' as const),
      items,
      remaining,
    });
  })
  .openapi(route(operations.getWithdrawalRight), async (c) => {
    const { appContext, caller } = c.var;
    const order = await findOrder(appContext.db, c.req.valid('param').token);
    if (!order?.number || !mayAccess(order, caller)) throw refuse('order.unknown');
    const deadline = deadlineOf(order);
    const latest = await findLatestOf(appContext.db, order.id);
    const isOpen = order.state !== 'cancelled' && order.paymentState !== 'refunded';
    return ld(c, {
      '@context': '/api/v2/contexts/WithdrawalRight',
      '@type': 'WithdrawalRight' as const,
      allowed: isOpen && isInTime(deadline, appContext.clock.today()),
      until: deadline?.toString() ?? null,
      declaredAt: latest?.declaredAt.toISOString() ?? null,
      confirmed: latest ? latest.decision !== null : false,
      items: latest?.items ?? null,
      remaining: latest?.remaining ?? null,
    });
  });
