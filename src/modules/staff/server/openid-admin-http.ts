import { refuse } from '#kit/refusal.ts';
import { openDeparture, sealDeparture, spendState } from '#platform/departure-state.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { IdentityProblem } from '#platform/identity-provider.ts';
import type { RequestLog } from '#platform/log.ts';
import { secretsOf } from '#platform/secrets.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import type { AdminEnv } from './admin-env.ts';
import { letIn } from './http/let-in.ts';
import { memberOf, staffCallback, staffProvider } from './openid.ts';

const limitVisits = createRateLimit(30, 60);
const USE = 'staff-openid-state';
/** RFC 8176: claim of a provider that required several factors. */
const SEVERAL_FACTORS = 'mfa';

interface Departure {
  nonce: string;
  codeVerifier: string;
  callback: string;
}

const PROBLEMS = {
  refused: 'staff.openid_refused',
  state: 'staff.openid_state',
  unavailable: 'staff.openid_away',
  invalid: 'staff.openid_invalid',
  stale: 'staff.openid_invalid',
} as const;

/** Sign-in by company account (OpenID Connect): authorization code, PKCE, state, nonce. */
export const openIdRoutes = apiRoutes<AdminEnv>(words)
  .openapi(route(operations.beginAdministratorOpenId), async (c) => {
    await limitVisits(c, c.var.clientAddress);
    const { appContext } = c.var;
    const provider = staffProvider(appContext);
    const callback = await staffCallback(appContext);
    const { SECRET } = appContext.config;
    const challenge = await sealDeparture(SECRET, USE, { callback }, appContext.clock.now());
    const address = await explained(c.var.log, () => provider.signInAddress(challenge, callback));
    return ld(c, { address, state: challenge.state });
  })
  .openapi(route(operations.signInAdministratorWithOpenId), async (c) => {
    await limitVisits(c, c.var.clientAddress);
    const { appContext } = c.var;
    const { query } = c.req.valid('json');
    const provider = staffProvider(appContext);
    const state = new URLSearchParams(query).get('state') ?? '';
    const secrets = secretsOf(appContext.config);
    const departure = await openDeparture<Departure>(secrets, USE, state, appContext.clock.now());
    const isFirst = departure && (await transact(appContext, (work) => spendState(work, state)));
    if (!isFirst) throw refuse('staff.openid_state');
    const address = new URL(`?${query}`, departure.callback);
    const profile = await explained(c.var.log, () =>
      provider.readProfile({ ...departure, state }, address),
    );
    const staff = await transact(appContext, (work) => memberOf(work, appContext, profile));
    const isStrong = profile.methods.includes(SEVERAL_FACTORS);
    const awaitsProof = staff.secondFactors.length > 0 && !isStrong;
    return ld(c, await letIn(c, staff, 'provider', awaitsProof));
  });

/** Converts a failed sign-in into a message for the sign-in page; technical causes are logged. */
async function explained<T>(log: RequestLog, visit: () => Promise<T>): Promise<T> {
  try {
    return await visit();
  } catch (error) {
    if (!(error instanceof IdentityProblem)) throw error;
    const { code, cause } = error;
    if (code !== 'refused') log.warn({ err: cause, code }, 'the team’s identity provider failed');
    throw refuse(PROBLEMS[code]);
  }
}
