import { refuse } from '#kit/refusal.ts';
import { accountName, balancesToday } from '#modules/books/server/index.ts';
import { findOpenFindings } from '#modules/payments/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { closeFindingOfOrder } from './close-finding.ts';
import { findOrdersOf } from './orders-of-findings.ts';
import { presentFinding } from './present-money.ts';
import { matchPayments } from './processes/match-payments.ts';
import { findPendingRefunds, findUnpaid } from './waiting-money.ts';

/** Accounting overview and reconciliation (PAY-08, REL-15). */
export const financeRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getFinances), async (c) => {
    const { db, clock } = c.var.appContext;
    const balances = await balancesToday(db, clock.today());
    return ld(c, {
      '@type': 'Finances',
      balances: balances.map(({ account, closing }) => ({
        account,
        name: accountName(account),
        balance: closing,
      })),
      unpaid: await findUnpaid(db),
      refunds: await findPendingRefunds(db),
    });
  })
  .openapi(adminRoute(operations.listFindings), async (c) => {
    const { db } = c.var.appContext;
    const open = await findOpenFindings(db);
    const orders = await findOrdersOf(db, open);
    const shown = open.map((finding) => presentFinding(finding, orders.get(finding.id) ?? null));
    return ld(c, collection(c, 'PaymentFinding', shown));
  })
  .openapi(adminRoute(operations.closeFinding), async (c) => {
    const { finding } = c.req.valid('param');
    const { note, outcome } = c.req.valid('json');
    const auditedAction = {
      action: 'finding.closed',
      subject: String(finding),
      detail: { outcome, note },
    };
    await actAsStaff(c, auditedAction, async (work) => {
      if (!(await closeFindingOfOrder(work, finding, { note, outcome })))
        throw refuse('finding.unknown');
    });
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.matchPayments), async (c) => {
    const { appContext, log } = c.var;
    // Recorded in the audit log first: the reconciliation calls the provider outside any transaction.
    await actAsStaff(c, { action: 'payments.matched', subject: 'match' }, async () => true);
    const match = await matchPayments(appContext).catch((error: unknown) => {
      // The error goes to the caller; the hourly reconciliation retries anyway.
      log.error({ err: error }, 'the three-way match could not be run');
      throw refuse('match.unavailable');
    });
    const open = (await findOpenFindings(appContext.db)).length;
    const { charges, healed } = match;
    return ld(c, { '@type': 'PaymentMatch', charges, healed, open });
  });
