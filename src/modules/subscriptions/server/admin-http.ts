import { z } from '@hono/zod-openapi';
import { mayDo } from '#modules/staff/rules/index.ts';
import { type AdminEnv, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import { STANDINGS, teamSubscriptionRowShape, teamSubscriptionShape } from '../admin-contracts.ts';
import { codeFrom, listSubscriptionsForTeam } from './list-for-team.ts';
import { presentTeamRow, presentTeamSubscription } from './present-for-team.ts';
import { readForTeam } from './read-for-team.ts';

/** Matches no code and no e-mail. */
const NOTHING = '?';
const tags = ['Subscriptions'];

const listing = listRoute('subscriptions.read', {
  path: '/admin/subscriptions',
  operationId: 'listAllSubscriptions',
  summary: 'Subscriptions of everybody, newest first',
  tags,
  member: teamSubscriptionRowShape,
  filters: {
    search: z.string().max(200).optional().openapi({ description: 'A code or an e-mail' }),
    standing: z.enum(STANDINGS).optional(),
    within: z
      .string()
      .regex(/^\d{1,3}$/)
      .optional()
      .openapi({ description: 'Days until the next delivery leaves, at most; soonest first' }),
  },
});
const reading = adminRoute('subscriptions.read', {
  method: 'get',
  path: '/admin/subscriptions/{code}',
  operationId: 'getAnySubscription',
  summary: 'A subscription of anybody: next delivery, calendar, history',
  tags,
  request: { params: z.object({ code: z.string().max(40) }) },
  responses: { 200: ldResponse(teamSubscriptionShape, 'The subscription'), ...errorResponses(404) },
});

/** What the team reads of subscriptions. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const { search, standing, within } = c.req.valid('query');
    const { db, clock } = c.var.machine;
    const paging = pagingOf(c);
    const until = within === undefined ? undefined : clock.today().add({ days: Number(within) });
    // Who may not know whose a subscription is finds it by its code only.
    const may = mayDo(c.var.staff.role, 'orders.people') || codeFrom(search ?? '') !== null;
    const filter = { words: may || !search ? search : NOTHING, standing, until };
    const { rows, total } = await listSubscriptionsForTeam(db, filter, paging);
    return ld(c, collection(c, 'Subscription', rows.map(presentTeamRow), total, paging));
  })
  .openapi(reading, async (c) => {
    const { db, clock } = c.var.machine;
    const today = clock.today();
    const around = await readForTeam(db, c.req.valid('param').code, today);
    return ld(c, presentTeamSubscription(around, today));
  });
