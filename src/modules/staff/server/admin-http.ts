import { refuse } from '#kit/refusal.ts';
import { requiresSecondFactor } from '#platform/config.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { countGuesses } from '#platform/http/count-guesses.ts';
import { ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { passwordMatches } from '#platform/passwords.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import type { AdminEnv } from './admin-env.ts';
import { ownRoute } from './http/admin-route.ts';
import { bearerOf } from './http/identify-staff.ts';
import { letIn } from './http/let-in.ts';
import { presentStaff } from './present.ts';
import { choosePassword } from './processes/choose-password.ts';
import { findStaffOfToken, findStaffToSignIn } from './queries.ts';
import { takeCode } from './second-factor.ts';
import { endStaffSession } from './staff-session.ts';

const MINUTE = 60;
const limitSignIns = createRateLimit(30, MINUTE);
const limitCodes = createRateLimit(30, MINUTE);
const limitChoices = createRateLimit(30, MINUTE);

/** Routes to sign in and out, and for the audit log. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(route(operations.signInAdministrator), async (c) => {
    await limitSignIns(c, c.var.clientAddress);
    const { appContext } = c.var;
    const { email, password } = c.req.valid('json');
    // A customer may have the same e-mail, so failed attempts are counted per kind of account.
    const staff = await countGuesses(c, `staff ${email}`, async () => {
      const found = await findStaffToSignIn(appContext.db, email);
      const matches = await passwordMatches(found?.passwordHash ?? null, password);
      return matches ? found : null;
    });
    if (!staff) throw refuse('staff.credentials');
    return ld(c, await letIn(c, staff, 'password', staff.secondFactors.length > 0));
  })
  .openapi(route(operations.proveSecondFactor), async (c) => {
    await limitCodes(c, c.var.clientAddress);
    const { appContext } = c.var;
    const { code } = c.req.valid('json');
    const half = bearerOf(c.req.header('authorization'));
    const staff = await findStaffOfToken(appContext.db, half, appContext.clock.now(), true);
    if (!staff) throw refuse('token.invalid');
    const proven = await countGuesses(c, `staff code ${staff.id}`, async () =>
      (await transact(appContext, (work) => takeCode(work, appContext, staff.id, code)))
        ? staff
        : null,
    );
    if (!proven) throw refuse('staff.code');
    await transact(appContext, (work) => endStaffSession(work, half));
    return ld(c, await letIn(c, staff, 'code', false));
  })
  .openapi(route(operations.chooseAdministratorPassword), async (c) => {
    await limitChoices(c, c.var.clientAddress);
    await choosePassword(c.var.appContext, c.req.valid('json'));
    return c.body(null, 204);
  })
  .openapi(route(operations.getSignedInAdministrator), (c) =>
    ld(c, presentStaff(c.var.staff, requiresSecondFactor(c.var.appContext.config))),
  )
  .openapi(ownRoute(operations.signOutAdministrator), async (c) => {
    const token = bearerOf(c.req.header('authorization'));
    await transact(c.var.appContext, (work) => endStaffSession(work, token));
    return c.body(null, 204);
  });
