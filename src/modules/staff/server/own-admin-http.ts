import { Refusal, refuse, refuseFields } from '#kit/refusal.ts';
import { requiresSecondFactor } from '#platform/config.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { countGuesses } from '#platform/http/count-guesses.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { passwordMatches } from '#platform/passwords.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { needsSecondFactor } from '../rules/index.ts';
import type { AdminEnv } from './admin-env.ts';
import { removeCodes } from './change-team.ts';
import { actAsStaff } from './http/act-as-staff.ts';
import { ownRoute } from './http/admin-route.ts';
import { bearerOf } from './http/identify-staff.ts';
import { findStaffToSignIn } from './queries.ts';
import { beginSecondFactor, confirmSecondFactor, takeCode } from './second-factor.ts';
import { acceptStaffPassword, setStaffPassword } from './staff-password.ts';
import { endOtherStaffSession, listStaffSessions } from './staff-session.ts';

/** Routes for a staff member's own access, for every role. */
export const ownRoutes = apiRoutes<AdminEnv>(words)
  .openapi(ownRoute(operations.changeOwnPassword), async (c) => {
    const { appContext, staff } = c.var;
    const { currentPassword, password } = c.req.valid('json');
    const existing = await countGuesses(c, `staff ${staff.email}`, async () => {
      const found = await findStaffToSignIn(appContext.db, staff.email);
      return (await passwordMatches(found?.passwordHash ?? null, currentPassword)) ? found : null;
    });
    if (!existing)
      throw refuseFields([{ propertyPath: 'currentPassword', code: 'password.incorrect' }]);
    const hash = await acceptStaffPassword(password, [staff.email, staff.name]);
    const token = bearerOf(c.req.header('authorization'));
    const auditedAction = { action: 'staff.password_changed', subject: staff.email };
    await actAsStaff(c, auditedAction, (work) => setStaffPassword(work, staff.id, hash, token));
    return c.body(null, 204);
  })
  .openapi(ownRoute(operations.listOwnSignIns), async (c) => {
    const { appContext, staff } = c.var;
    const token = bearerOf(c.req.header('authorization'));
    const signIns = await listStaffSessions(appContext.db, staff.id, token, appContext.clock.now());
    return ld(c, collection(c, 'StaffSignIn', signIns));
  })
  .openapi(ownRoute(operations.endOwnSignIn), async (c) => {
    const { staff } = c.var;
    const { id } = c.req.valid('param');
    const token = bearerOf(c.req.header('authorization'));
    const auditedAction = { action: 'staff.sign_in_ended', subject: staff.email };
    await actAsStaff(c, auditedAction, (work) => endOtherStaffSession(work, staff.id, id, token));
    return c.body(null, 204);
  })
  .openapi(ownRoute(operations.beginSecondFactor), async (c) => {
    const { appContext, staff } = c.var;
    const auditedAction = { action: 'staff.second_factor_begun', subject: staff.email };
    const setup = await actAsStaff(c, auditedAction, (work) =>
      beginSecondFactor(work, appContext, staff),
    );
    if (!setup) throw refuse('staff.second_factor_off');
    return ld(c, setup);
  })
  .openapi(ownRoute(operations.confirmSecondFactor), async (c) => {
    const { appContext, staff } = c.var;
    const { code } = c.req.valid('json');
    const auditedAction = { action: 'staff.second_factor_set', subject: staff.email };
    const recoveryCodes = await actAsStaff(c, auditedAction, (work) =>
      confirmSecondFactor(work, appContext, staff.id, code),
    );
    return ld(c, { recoveryCodes: recoveryCodes ?? [] });
  })
  .openapi(ownRoute(operations.removeOwnSecondFactor), async (c) => {
    const { appContext, staff } = c.var;
    const { code } = c.req.valid('json');
    const others = staff.secondFactors.filter((kind) => kind !== 'code');
    if (others.length === 0 && needsSecondFactor(staff, requiresSecondFactor(appContext.config)))
      throw refuse('staff.second_factor_required');
    if (!staff.secondFactors.includes('code')) throw refuse('staff.second_factor_off');
    const auditedAction = { action: 'staff.second_factor_removed', subject: staff.email };
    const proven = await countGuesses(c, `staff code ${staff.id}`, async () =>
      actAsStaff(c, auditedAction, async (work) => {
        if (!(await takeCode(work, appContext, staff.id, code))) throw refuse('staff.code');
        await removeCodes(work, staff.id);
        return true;
      }).catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      }),
    );
    if (!proven) throw refuse('staff.code');
    return c.body(null, 204);
  });
