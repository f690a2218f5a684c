import type { Context } from 'hono';
import { readDevice } from '#kit/device.ts';
import { refuse } from '#kit/refusal.ts';
import { requiresSecondFactor } from '#platform/config.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { countGuesses } from '#platform/http/count-guesses.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { passwordMatches } from '#platform/passwords.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import * as operations from '../admin-operations.ts';
import type { AdminEnv, StaffMember } from './admin-env.ts';
import { findSubjects } from './find-subjects.ts';
import { adminRoute } from './http/admin-route.ts';
import { bearerOf } from './http/identify-staff.ts';
import { presentAction, presentStaff } from './present.ts';
import { choosePassword } from './processes/choose-password.ts';
import { findStaffOfToken, findStaffToSignIn, listStaffActions } from './queries.ts';
import { recordAction } from './record-action.ts';
import { takeCode } from './second-factor.ts';
import { endStaffSession, openStaffSession } from './staff-session.ts';

const MINUTE = 60;
const limitSignIns = createRateLimit(30, MINUTE);
const limitCodes = createRateLimit(30, MINUTE);
const limitChoices = createRateLimit(30, MINUTE);

/** Opens a sign-in, or the first half of one, and answers it. */
async function letIn(c: Context<AdminEnv>, staff: StaffMember, awaitsCode: boolean) {
  const { machine } = c.var;
  const device = readDevice(c.req.header('user-agent'));
  const { token, expiresAt } = await transact(machine, async (work) => {
    if (!awaitsCode)
      await recordAction(work, staff.id, { action: 'staff.signed_in', subject: staff.email });
    return openStaffSession(work, staff.id, device, awaitsCode);
  });
  const seconds = Math.floor(expiresAt.epochMilliseconds / 1000);
  const administrator = presentStaff(staff, requiresSecondFactor(machine.config));
  return { token, expiresAt: seconds, awaitsCode, administrator };
}

/** Who works here: signing in and out, and the audit log. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(route(operations.signInAdministrator), async (c) => {
    await limitSignIns(c, c.var.clientAddress);
    const { machine } = c.var;
    const { email, password } = c.req.valid('json');
    // An e-mail may be a customer's too: each kind of account has its own count of guesses.
    const staff = await countGuesses(c, `staff ${email}`, async () => {
      const found = await findStaffToSignIn(machine.db, email);
      const matches = await passwordMatches(found?.passwordHash ?? null, password);
      return matches ? found : null;
    });
    if (!staff) throw refuse('staff.credentials');
    return ld(c, await letIn(c, staff, staff.hasSecondFactor));
  })
  .openapi(route(operations.proveSecondFactor), async (c) => {
    await limitCodes(c, c.var.clientAddress);
    const { machine } = c.var;
    const { code } = c.req.valid('json');
    const half = bearerOf(c.req.header('authorization'));
    const staff = await findStaffOfToken(machine.db, half, machine.clock.now(), true);
    if (!staff) throw refuse('token.invalid');
    const proven = await countGuesses(c, `staff code ${staff.id}`, async () =>
      (await transact(machine, (work) => takeCode(work, machine, staff.id, code))) ? staff : null,
    );
    if (!proven) throw refuse('staff.code');
    await transact(machine, (work) => endStaffSession(work, half));
    return ld(c, await letIn(c, staff, false));
  })
  .openapi(route(operations.chooseAdministratorPassword), async (c) => {
    await limitChoices(c, c.var.clientAddress);
    await choosePassword(c.var.machine, c.req.valid('json'));
    return c.body(null, 204);
  })
  .openapi(route(operations.getSignedInAdministrator), (c) =>
    ld(c, presentStaff(c.var.staff, requiresSecondFactor(c.var.machine.config))),
  )
  .openapi(route(operations.signOutAdministrator), async (c) => {
    const token = bearerOf(c.req.header('authorization'));
    await transact(c.var.machine, (work) => endStaffSession(work, token));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.listStaffActions), async (c) => {
    const paging = pagingOf(c);
    const { by, ...filter } = c.req.valid('query');
    const { actions, total } = await listStaffActions(
      c.var.machine.db,
      { ...filter, staffId: by === undefined ? undefined : Number(by) },
      paging,
    );
    const pages = await findSubjects(c.var.machine.db, actions);
    const shown = actions.map((action) => presentAction(action, pages.get(action.id)));
    return ld(c, collection(c, 'StaffAction', shown, total, paging));
  });
