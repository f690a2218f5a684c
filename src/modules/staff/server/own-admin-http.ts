import { createRoute, z } from '@hono/zod-openapi';
import { Refusal, refuse, refuseFields } from '#kit/refusal.ts';
import { requiresSecondFactor } from '#platform/config.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { countGuesses } from '#platform/http/count-guesses.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import {
  collectionResponse,
  emptyResponse,
  errorResponses,
  jsonBody,
  ldResponse,
} from '#platform/http/openapi.ts';
import { passwordMatches } from '#platform/passwords.ts';
import { words } from '#refusals.ts';
import {
  recoveryCodesShape,
  secondFactorCode,
  secondFactorSetupShape,
  staffPasswordChange,
  staffSignInShape,
} from '../contracts.ts';
import { needsSecondFactor } from '../rules/index.ts';
import type { AdminEnv } from './admin-env.ts';
import { forgetSecondFactor } from './change-team.ts';
import { actAsStaff } from './http/act-as-staff.ts';
import { bearerOf } from './http/identify-staff.ts';
import { findStaffToSignIn } from './queries.ts';
import { beginSecondFactor, confirmSecondFactor, takeCode } from './second-factor.ts';
import { acceptStaffPassword, setStaffPassword } from './staff-password.ts';
import { endOtherStaffSession, listStaffSessions } from './staff-session.ts';

const OWN = '/admin/administrators/me';
const tags = ['Own access'];
const changed = errorResponses(400, 401, 415, 422, 429);

const changingPassword = createRoute({
  method: 'post',
  path: `${OWN}/password`,
  operationId: 'changeOwnPassword',
  summary: 'Another password; every other sign-in of theirs ends',
  tags,
  request: { body: jsonBody(staffPasswordChange, 'POST') },
  responses: { 204: emptyResponse('Changed'), ...changed },
});
const listingSignIns = createRoute({
  method: 'get',
  path: `${OWN}/sign-ins`,
  operationId: 'listOwnSignIns',
  summary: 'Where they are signed in',
  tags,
  responses: {
    200: collectionResponse(staffSignInShape, 'The sign-ins'),
    ...errorResponses(401),
  },
});
const endingSignIn = createRoute({
  method: 'post',
  path: `${OWN}/sign-ins/{id}/end`,
  operationId: 'endOwnSignIn',
  summary: 'Ends another sign-in of theirs',
  tags,
  request: {
    params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
    body: jsonBody(z.object({}), 'POST'),
  },
  responses: { 204: emptyResponse('Ended'), ...errorResponses(400, 401, 404, 415, 422) },
});
const beginning = createRoute({
  method: 'post',
  path: `${OWN}/second-factor`,
  operationId: 'beginSecondFactor',
  summary: 'What their application takes; it counts once a code of it came',
  tags,
  request: { body: jsonBody(z.object({}), 'POST') },
  responses: { 200: ldResponse(secondFactorSetupShape, 'The secret'), ...changed },
});
const confirming = createRoute({
  method: 'post',
  path: `${OWN}/second-factor/confirm`,
  operationId: 'confirmSecondFactor',
  summary: 'The first code; answers the codes for a lost telephone, once',
  tags,
  request: { body: jsonBody(secondFactorCode, 'POST') },
  responses: { 200: ldResponse(recoveryCodesShape, 'Ten codes'), ...changed },
});
const removing = createRoute({
  method: 'post',
  path: `${OWN}/second-factor/remove`,
  operationId: 'removeOwnSecondFactor',
  summary: 'Signs in with the password alone from now on; needs a last code',
  tags,
  request: { body: jsonBody(secondFactorCode, 'POST') },
  responses: { 204: emptyResponse('Removed'), ...changed },
});

/** What somebody does with their own access, whatever their role. */
export const ownRoutes = apiRoutes<AdminEnv>(words)
  .openapi(changingPassword, async (c) => {
    const { machine, staff } = c.var;
    const { currentPassword, password } = c.req.valid('json');
    const known = await countGuesses(c, `staff ${staff.email}`, async () => {
      const found = await findStaffToSignIn(machine.db, staff.email);
      return (await passwordMatches(found?.passwordHash ?? null, currentPassword)) ? found : null;
    });
    if (!known)
      throw refuseFields([{ propertyPath: 'currentPassword', code: 'password.incorrect' }]);
    const hash = await acceptStaffPassword(password, [staff.email, staff.name]);
    const token = bearerOf(c.req.header('authorization'));
    const deed = { action: 'staff.password_changed', subject: staff.email };
    await actAsStaff(c, deed, (work) => setStaffPassword(work, staff.id, hash, token));
    return c.body(null, 204);
  })
  .openapi(listingSignIns, async (c) => {
    const { machine, staff } = c.var;
    const token = bearerOf(c.req.header('authorization'));
    const signIns = await listStaffSessions(machine.db, staff.id, token, machine.clock.now());
    return ld(c, collection(c, 'StaffSignIn', signIns));
  })
  .openapi(endingSignIn, async (c) => {
    const { staff } = c.var;
    const { id } = c.req.valid('param');
    const token = bearerOf(c.req.header('authorization'));
    const deed = { action: 'staff.sign_in_ended', subject: staff.email };
    await actAsStaff(c, deed, (work) => endOtherStaffSession(work, staff.id, id, token));
    return c.body(null, 204);
  })
  .openapi(beginning, async (c) => {
    const { machine, staff } = c.var;
    const deed = { action: 'staff.second_factor_begun', subject: staff.email };
    const setup = await actAsStaff(c, deed, (work) => beginSecondFactor(work, machine, staff));
    if (!setup) throw refuse('staff.second_factor_off');
    return ld(c, setup);
  })
  .openapi(confirming, async (c) => {
    const { machine, staff } = c.var;
    const { code } = c.req.valid('json');
    const deed = { action: 'staff.second_factor_set', subject: staff.email };
    const recoveryCodes = await actAsStaff(c, deed, (work) =>
      confirmSecondFactor(work, machine, staff.id, code),
    );
    return ld(c, { recoveryCodes: recoveryCodes ?? [] });
  })
  .openapi(removing, async (c) => {
    const { machine, staff } = c.var;
    const { code } = c.req.valid('json');
    if (needsSecondFactor(staff.role, requiresSecondFactor(machine.config)))
      throw refuse('staff.second_factor_required');
    if (!staff.hasSecondFactor) throw refuse('staff.second_factor_off');
    const deed = { action: 'staff.second_factor_removed', subject: staff.email };
    const proven = await countGuesses(c, `staff code ${staff.id}`, async () =>
      actAsStaff(c, deed, async (work) => {
        if (!(await takeCode(work, machine, staff.id, code))) throw refuse('staff.code');
        await forgetSecondFactor(work, staff.id);
        return true;
      }).catch((error: unknown) => {
        if (error instanceof Refusal) return null;
        throw error;
      }),
    );
    if (!proven) throw refuse('staff.code');
    return c.body(null, 204);
  });
