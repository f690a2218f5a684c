import { presentOrder, readPlaced, reserveNumber } from '#modules/orders/server/index.ts';
import {
  type AdminEnv,
  actAsStaff,
  adminRoute,
  subjectOfSameForm,
} from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { quoteTelephoneOrder } from './processes/quote-telephone-order.ts';
import { takeOrder } from './telephone-order.ts';

const ACTION = 'order.taken_by_telephone';

/** Orders the team takes by telephone (W-14). */
export const telephoneRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.quoteTelephoneOrder), async (c) =>
    ld(c, await quoteTelephoneOrder(c.var.appContext, c.req.valid('json'))),
  )
  .openapi(adminRoute(operations.takeTelephoneOrder), async (c) => {
    const { db } = c.var.appContext;
    const { expectedTotal, ...request } = c.req.valid('json');
    // Reserved first, because the audit log entry contains the number and is written before the order.
    const number = await reserveNumber(db);
    const auditedAction = { action: ACTION, subject: number, detail: { amount: expectedTotal } };
    const taken = await actAsStaff(c, auditedAction, (work) =>
      takeOrder(work, request, { number, expectedTotal }),
    );
    if (taken) return ld(c, presentOrder(taken));
    // The same form sent again: the response is the order it placed.
    return ld(c, presentOrder(await readPlaced(db, (await subjectOfSameForm(c, ACTION)) ?? '')));
  });
