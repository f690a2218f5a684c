import { z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import { closeFinding, findBalances, findOpenFindings } from '#modules/payments/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { financesShape, findingClosing, findingShape, matchShape } from '../admin-contracts.ts';
import { findOrdersOf } from './orders-of-findings.ts';
import { presentFinding } from './present-money.ts';
import { matchPayments } from './processes/match-payments.ts';
import { findPendingRefunds, findUnpaid } from './waiting-money.ts';

const tags = ['Money'];

const reading = adminRoute('finance.read', {
  method: 'get',
  path: '/admin/finances',
  operationId: 'getFinances',
  tags,
  summary: 'Balances of the ledger, and what is waited for',
  responses: { 200: ldResponse(financesShape, 'The finances') },
});
const listing = listRoute('finance.read', {
  path: '/admin/payment-findings',
  operationId: 'listFindings',
  tags,
  summary: 'What the three-way match found, and nobody has seen to',
  member: findingShape,
  isWhole: true,
});
const closing = adminRoute('finance.manage', {
  method: 'post',
  path: '/admin/payment-findings/{finding}/close',
  tags,
  operationId: 'closeFinding',
  summary: 'Somebody looked at a finding, and did what the note says',
  request: {
    params: z.object({
      finding: z.coerce
        .number()
        .int()
        .min(1)
        .max(2 ** 52),
    }),
    body: jsonBody(findingClosing, 'POST'),
  },
  responses: {
    204: emptyResponse('Closed'),
    ...errorResponses(400, 404, 415, 422),
  },
});
const matching = adminRoute('finance.manage', {
  method: 'post',
  path: '/admin/payment-matches',
  operationId: 'matchPayments',
  tags,
  summary: 'Compares provider, ledger and orders now',
  request: { body: jsonBody(z.object({}), 'POST') },
  responses: {
    200: ldResponse(matchShape, 'What was compared'),
    ...errorResponses(400, 409, 415, 422),
  },
});

/** What the keeper of the books watches (PAY-08, REL-15). */
export const financeRoutes = apiRoutes<AdminEnv>(words)
  .openapi(reading, async (c) => {
    const { db } = c.var.machine;
    return ld(c, {
      '@type': 'Finances',
      balances: await findBalances(db),
      unpaid: await findUnpaid(db),
      refunds: await findPendingRefunds(db),
    });
  })
  .openapi(listing, async (c) => {
    const { db } = c.var.machine;
    const open = await findOpenFindings(db);
    const orders = await findOrdersOf(db, open);
    const shown = open.map((finding) => presentFinding(finding, orders.get(finding.id) ?? null));
    return ld(c, collection(c, 'PaymentFinding', shown));
  })
  .openapi(closing, async (c) => {
    const { finding } = c.req.valid('param');
    const { note } = c.req.valid('json');
    const deed = { action: 'finding.closed', subject: String(finding), detail: { note } };
    await actAsStaff(c, deed, async (work) => {
      if (!(await closeFinding(work, finding, note))) throw refuse('finding.unknown');
    });
    return c.body(null, 204);
  })
  .openapi(matching, async (c) => {
    const { machine, log } = c.var;
    // Written down first: the match speaks with the provider, outside of any transaction.
    await actAsStaff(c, { action: 'payments.matched', subject: 'match' }, async () => true);
    const match = await matchPayments(machine).catch((error: unknown) => {
      // Told to whoever asked; the hourly match tries again by itself.
      log.error({ err: error }, 'the three-way match could not be run');
      throw refuse('match.unavailable');
    });
    const open = (await findOpenFindings(machine.db)).length;
    const { charges, healed } = match;
    return ld(c, { '@type': 'PaymentMatch', charges, healed, open });
  });
