import type { Context } from 'hono';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { DEFAULTS } from '#kit/sites.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { requiresSecondFactor } from '#platform/config.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { countGuesses } from '#platform/http/count-guesses.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { isOwnChallenge, makeChallenge } from '#platform/passkey-challenge.ts';
import type { StoredPasskey } from '#platform/passkey-store.ts';
import { passwordMatches } from '#platform/passwords.ts';
import { secretsOf } from '#platform/secrets.ts';
import { transact } from '#platform/unit-of-work.ts';
import {
  invalidPasskey,
  readAssertion,
  readRegistration,
  registrationOptions,
  relyingPartyAt,
  signInOptions,
  unknownPasskey,
} from '#platform/webauthn.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import type { StaffPasskeyShape } from '../contracts.ts';
import { needsSecondFactor } from '../rules/index.ts';
import type { AdminEnv } from './admin-env.ts';
import { actAsStaff } from './http/act-as-staff.ts';
import { ownRoute } from './http/admin-route.ts';
import { bearerOf } from './http/identify-staff.ts';
import { letIn } from './http/let-in.ts';
import { addPasskey, removePasskey, staffPasskeys } from './passkeys.ts';
import { findMember, findStaffToSignIn } from './queries.ts';
import { isFreshSession } from './staff-session.ts';

/** Verifying signatures is expensive, so attempts per address are limited. */
const limitPasskeys = createRateLimit(60, 60);
const ACCOUNTS = 'staff';

/**
 * Passkeys of the team: created for the configured host of the first site, whatever host the back office is opened
 * at, and separate from those of customers.
 */
export const passkeyRoutes = apiRoutes<AdminEnv>(words)
  .openapi(route(operations.beginAdministratorPasskeySignIn), async (c) => {
    await limitPasskeys(c, c.var.clientAddress);
    const { config, clock } = c.var.appContext;
    const party = await partyOf(c);
    const purpose = { rpId: party.rpId, accounts: ACCOUNTS, ownerId: null };
    const challenge = makeChallenge(secretsOf(config), purpose, clock.now());
    return ld(c, { options: await signInOptions(party, challenge) });
  })
  .openapi(route(operations.signInAdministratorWithPasskey), async (c) => {
    await limitPasskeys(c, c.var.clientAddress);
    const { appContext } = c.var;
    const { config, clock, db } = appContext;
    const { passkey } = c.req.valid('json');
    const party = await partyOf(c);
    const existing = await staffPasskeys.find(db, passkey.id, party.rpId);
    const staff = existing && (await findMember(db, existing.ownerId));
    if (!existing || !staff) throw unknownPasskey();
    if (passkey.response.userHandle !== existing.userHandle) throw invalidPasskey();
    const purpose = { rpId: party.rpId, accounts: ACCOUNTS, ownerId: null };
    const signed = await readAssertion(party, passkey, existing, (challenge) =>
      isOwnChallenge(secretsOf(config), challenge, purpose, clock.now()),
    );
    await transact(appContext, (work) => staffPasskeys.use(work, existing.id, signed));
    return ld(c, await letIn(c, staff, 'passkey', false));
  })
  .openapi(ownRoute(operations.listOwnPasskeys), async (c) => {
    const passkeys = await staffPasskeys.list(c.var.appContext.db, c.var.staff.id);
    return ld(c, collection(c, 'StaffPasskey', passkeys.map(presentPasskey)));
  })
  .openapi(ownRoute(operations.beginOwnPasskey), async (c) => {
    await limitPasskeys(c, c.var.clientAddress);
    const { appContext, staff } = c.var;
    const { config, clock, db } = appContext;
    await proveOwner(c, c.req.valid('json').password);
    const party = await partyOf(c);
    const purpose = { rpId: party.rpId, accounts: ACCOUNTS, ownerId: staff.id };
    const challenge = makeChallenge(secretsOf(config), purpose, clock.now());
    const passkeys = await staffPasskeys.list(db, staff.id);
    const owner = {
      email: staff.email,
      firstName: staff.name,
      handle: staffPasskeys.handleOf(config, staff.id, passkeys),
      existing: passkeys.filter(({ rpId }) => rpId === party.rpId),
    };
    return ld(c, { options: await registrationOptions(party, owner, challenge) });
  })
  .openapi(ownRoute(operations.addOwnPasskey), async (c) => {
    await limitPasskeys(c, c.var.clientAddress);
    const { appContext, staff } = c.var;
    const { config, clock, db } = appContext;
    const { name, passkey } = c.req.valid('json');
    const party = await partyOf(c);
    const purpose = { rpId: party.rpId, accounts: ACCOUNTS, ownerId: staff.id };
    const made = await readRegistration(party, passkey, (challenge) =>
      isOwnChallenge(secretsOf(config), challenge, purpose, clock.now()),
    );
    const userHandle = staffPasskeys.handleOf(
      config,
      staff.id,
      await staffPasskeys.list(db, staff.id),
    );
    const audited = { action: 'staff.passkey_added', subject: staff.email, detail: { name } };
    const added = await actAsStaff(c, audited, (work) =>
      addPasskey(work, staff, { name, rpId: party.rpId, made, userHandle }),
    );
    if (!added) throw refuse('staff.passkey_added');
    return ld(c, presentPasskey(added), 201);
  })
  .openapi(ownRoute(operations.renameOwnPasskey), async (c) => {
    const { staff } = c.var;
    const { id } = c.req.valid('param');
    const { name } = c.req.valid('json');
    const audited = { action: 'staff.passkey_renamed', subject: staff.email, detail: { name } };
    await actAsStaff(c, audited, (work) => staffPasskeys.rename(work, staff.id, id, name));
    return c.body(null, 204);
  })
  .openapi(ownRoute(operations.removeOwnPasskey), async (c) => {
    const { appContext, staff } = c.var;
    const { id } = c.req.valid('param');
    await proveOwner(c, c.req.valid('json').password);
    const passkeys = await staffPasskeys.list(appContext.db, staff.id);
    const passkey = passkeys.find((one) => one.id === id);
    if (!passkey) throw refuse('passkey.unknown_key');
    const { name } = passkey;
    const needsFactor = needsSecondFactor(staff, requiresSecondFactor(appContext.config));
    const audited = { action: 'staff.passkey_removed', subject: staff.email, detail: { name } };
    await actAsStaff(c, audited, (work) =>
      removePasskey(work, staff.id, id, { config: appContext.config, needsFactor }),
    );
    return c.body(null, 204);
  });

/**
 * Confirms the identity of a signed-in staff member: by password, or, without one, by a recent sign-in.
 * @throws Refusal on `password`, or `staff.sign_in_again`
 */
async function proveOwner(
  c: Context<AdminEnv>,
  password: string | null | undefined,
): Promise<void> {
  const { appContext, staff } = c.var;
  const { db, clock } = appContext;
  if (!staff.hasPassword) {
    const token = bearerOf(c.req.header('authorization'));
    if (!(await isFreshSession(db, token, clock.now()))) throw refuse('staff.sign_in_again');
    return;
  }
  const proven = await countGuesses(c, `staff ${staff.email}`, async () => {
    const found = await findStaffToSignIn(db, staff.email);
    return (await passwordMatches(found?.passwordHash ?? null, password ?? '')) ? staff : null;
  });
  if (!proven) throw refuseFields([{ propertyPath: 'password', code: 'password.incorrect' }]);
}

async function partyOf({ var: { appContext } }: Context<AdminEnv>) {
  const channel = await findChannel(appContext.db, DEFAULTS.site);
  if (!channel) throw new Error(`there is no channel ${DEFAULTS.site}`);
  return relyingPartyAt('Gamelle', channelOrigin(channel, appContext.config));
}

const presentPasskey = (passkey: StoredPasskey): StaffPasskeyShape => ({
  '@id': `/api/v2/admin/administrators/me/passkeys/${passkey.id}`,
  '@type': 'StaffPasskey',
  id: passkey.id,
  name: passkey.name,
  host: passkey.rpId,
  synced: passkey.synced,
  createdAt: passkey.createdAt.toISOString(),
  lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
});
