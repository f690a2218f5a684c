import { refuseFields } from '#kit/refusal.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { readFigures } from './read-figures.ts';

const USUAL_DAYS = 30;
/** Two years and some, with their years before. */
const MOST_DAYS = 800;

/** What a manager asks (O-17). */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.getFigures),
  async (c) => {
    const { db, clock } = c.var.appContext;
    const { from: first, to: last, channel } = c.req.valid('query');
    const to = last ? Temporal.PlainDate.from(last) : clock.today();
    const from = first ? Temporal.PlainDate.from(first) : to.subtract({ days: USUAL_DAYS - 1 });
    const { days } = from.until(to, { largestUnit: 'days' });
    if (days < 0 || days > MOST_DAYS) throw refuseFields([{ propertyPath: 'to', code: 'after' }]);
    return ld(c, await readFigures(db, { from, to, channel }));
  },
);
