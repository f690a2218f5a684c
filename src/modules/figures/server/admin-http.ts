import { refuseFields } from '#kit/refusal.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import type { Comparison } from '../rules/index.ts';
import { chooseMail, readMail } from './figure-mails.ts';
import { readFigures } from './read-figures.ts';
import { readFunnel } from './read-funnel.ts';
import { readPromotions } from './read-promotions.ts';
import { readSubscribers } from './read-subscribers.ts';
import type { ComparedRequest } from './within.ts';

const USUAL_DAYS = 30;
/** Maximum length of a period: more than two years; the year before is compared too. */
const MOST_DAYS = 800;

interface PeriodQuery {
  from?: string | undefined;
  to?: string | undefined;
  channel?: string | undefined;
  compare?: Comparison | undefined;
}

/** Period of a request; by default the thirty days up to today. @throws Refusal of its fields. */
function periodOf(clock: Clock, query: PeriodQuery): ComparedRequest {
  const { from: first, to: last, channel, compare = 'before' } = query;
  const to = last ? Temporal.PlainDate.from(last) : clock.today();
  const from = first ? Temporal.PlainDate.from(first) : to.subtract({ days: USUAL_DAYS - 1 });
  const { days } = from.until(to, { largestUnit: 'days' });
  if (days < 0 || days > MOST_DAYS) throw refuseFields([{ propertyPath: 'to', code: 'after' }]);
  return { from, to, channel, compare };
}

/** Figures for management (O-17). */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getFigures), async (c) => {
    const { reads, clock } = c.var.appContext;
    return ld(c, await readFigures(await reads.latest(), periodOf(clock, c.req.valid('query'))));
  })
  .openapi(adminRoute(operations.getSubscriberFigures), async (c) => {
    const { reads, clock } = c.var.appContext;
    return ld(
      c,
      await readSubscribers(await reads.latest(), periodOf(clock, c.req.valid('query'))),
    );
  })
  .openapi(adminRoute(operations.getPromotionFigures), async (c) => {
    const { reads, clock } = c.var.appContext;
    return ld(c, await readPromotions(await reads.latest(), periodOf(clock, c.req.valid('query'))));
  })
  .openapi(adminRoute(operations.getFunnelFigures), async (c) => {
    const { reads, clock } = c.var.appContext;
    return ld(c, await readFunnel(await reads.latest(), periodOf(clock, c.req.valid('query'))));
  })
  .openapi(adminRoute(operations.getFigureMail), async (c) =>
    ld(c, { '@type': 'FigureMail', ...(await readMail(c.var.appContext.db, c.var.staff.id)) }),
  )
  .openapi(adminRoute(operations.chooseFigureMail), async (c) => {
    const choice = c.req.valid('json');
    await transact(c.var.appContext, (work) => chooseMail(work, c.var.staff.id, choice));
    return c.body(null, 204);
  });
