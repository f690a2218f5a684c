import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { checkFec, fecName, fecText, latin9 } from '../rules/index.ts';
import { accountName } from './account-names.ts';
import { readBalances } from './balances.ts';
import { closeMonth } from './close-month.ts';
import { readFecLines } from './lines.ts';
import { findMonths } from './months.ts';
import { recordPayout } from './record-payout.ts';
import { readPayouts, returnPayout } from './return-payout.ts';

/** The general ledger, for accounting (O-15). */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getTrialBalance), async (c) => {
    const { db, clock } = c.var.appContext;
    const { month: requested } = c.req.valid('query');
    const month = requested
      ? Temporal.PlainYearMonth.from(requested)
      : clock.today().toPlainYearMonth();
    const first = month.toPlainDate({ day: 1 });
    const last = month.toPlainDate({ day: month.daysInMonth });
    const balances = await readBalances(db, { first, last });
    return ld(c, {
      '@type': 'TrialBalance',
      month: month.toString(),
      firstDay: first.toString(),
      lastDay: last.toString(),
      accounts: balances.map((one) => ({ ...one, name: accountName(one.account) })),
    });
  })
  .openapi(adminRoute(operations.listBookMonths), async (c) => {
    const { db, clock } = c.var.appContext;
    const months = await findMonths(db, clock.today());
    const shown = months.map((one) => ({ '@type': 'BookMonth' as const, ...one }));
    return ld(c, collection(c, 'BookMonth', shown));
  })
  .openapi(adminRoute(operations.closeBookMonth), async (c) => {
    const { month } = c.req.valid('param');
    await actAsStaff(c, { action: 'books.closed', subject: month }, async (work) => {
      await closeMonth(work, Temporal.PlainYearMonth.from(month));
      return true;
    });
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.recordPayout), async (c) => {
    const { confirmed = false, ...payout } = c.req.valid('json');
    const auditedAction = {
      action: 'payout.recorded',
      subject: payout.reference,
      detail: { amount: payout.amount, arrivedOn: payout.arrivedOn },
    };
    await actAsStaff(c, auditedAction, async (work) => {
      await recordPayout(work, { ...payout, confirmed });
      return true;
    });
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.readPayouts), async (c) => {
    const { db, clock } = c.var.appContext;
    return ld(c, { '@type': 'Payouts', ...(await readPayouts(db, clock.today())) });
  })
  .openapi(adminRoute(operations.returnPayout), async (c) => {
    const returned = c.req.valid('json');
    const { reference: subject, returnedOn } = returned;
    const auditedAction = { action: 'payout.returned', subject, detail: { returnedOn } };
    await actAsStaff(c, auditedAction, async (work) => {
      await returnPayout(work, returned);
      return true;
    });
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.exportFec), async (c) => {
    const { db, config } = c.var.appContext;
    const year = Number(c.req.valid('query').year);
    const name = fecName(config.SELLER_SIREN, year);
    const text = fecText(await readFecLines(db, year));
    // A file that breaks the rules is not handed out, because the tax office would reject it.
    const [problem] = checkFec(name, text);
    if (problem) throw new Error(`${name} breaks ${problem.rule} at line ${problem.line}`);
    return c.body(latin9(text), 200, {
      'content-type': 'text/plain; charset=iso-8859-15',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    });
  });
