import type { Context } from 'hono';
import type { PasskeyAssertion } from '#kit/passkey-shapes.ts';
import { refuse } from '#kit/refusal.ts';
import { channelOrigin, type ShopEnv } from '#modules/channels/server/index.ts';
import { customerPath, findCustomer } from '#modules/customers/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { isOwnChallenge, makeChallenge } from '#platform/passkey-challenge.ts';
import type { StoredPasskey } from '#platform/passkey-store.ts';
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
import type { PasskeyShape } from '../../contracts.ts';
import * as operations from '../../operations.ts';
import { addPasskey, customerPasskeys, removePasskey } from '../passkeys.ts';
import { limitPasskeys } from './limits.ts';
import { idOf, ownerOf } from './owner-of.ts';
import { proveOwner } from './prove-owner.ts';

const ACCOUNTS = 'customers';

/** Passkeys of customers (N-16): each is valid only on the configured host of the site where it was created. */
export const passkeyRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.beginPasskeySignIn), async (c) => {
    await limitPasskeys(c);
    const { config, clock } = c.var.appContext;
    const party = partyOf(c);
    const purpose = { rpId: party.rpId, accounts: ACCOUNTS, ownerId: null };
    const challenge = makeChallenge(secretsOf(config), purpose, clock.now());
    return ld(
      c,
      presentOptions('/api/v2/shop/passkey-sign-in-options', await signInOptions(party, challenge)),
    );
  })
  .openapi(route(operations.beginPasskey), async (c) => {
    await limitPasskeys(c);
    const { customerId } = ownerOf(c, c.req.valid('param').id);
    const { config, clock, db } = c.var.appContext;
    const customer = await findCustomer(db, customerId);
    if (!customer) throw refuse('customer.unknown');
    await proveOwner(c, customer.email, c.req.valid('json'));
    const party = partyOf(c);
    const purpose = { rpId: party.rpId, accounts: ACCOUNTS, ownerId: customerId };
    const challenge = makeChallenge(secretsOf(config), purpose, clock.now());
    const passkeys = await customerPasskeys.list(db, customerId);
    const { email, firstName } = customer;
    const owner = {
      email,
      firstName,
      handle: customerPasskeys.handleOf(config, customerId, passkeys),
      existing: passkeys.filter(({ rpId }) => rpId === party.rpId),
    };
    const path = `${customerPath(customerId)}/passkey-options`;
    return ld(c, presentOptions(path, await registrationOptions(party, owner, challenge)));
  })
  .openapi(route(operations.addPasskey), async (c) => {
    await limitPasskeys(c);
    const { customerId } = ownerOf(c, c.req.valid('param').id);
    const { appContext } = c.var;
    const { name, passkey } = c.req.valid('json');
    const party = partyOf(c);
    const purpose = { rpId: party.rpId, accounts: ACCOUNTS, ownerId: customerId };
    const made = await readRegistration(party, passkey, (challenge) =>
      isOwnChallenge(secretsOf(appContext.config), challenge, purpose, appContext.clock.now()),
    );
    const { config, db } = appContext;
    const customer = await findCustomer(db, customerId);
    if (!customer) throw refuse('customer.unknown');
    const userHandle = customerPasskeys.handleOf(
      config,
      customerId,
      await customerPasskeys.list(db, customerId),
    );
    const added = await transact(appContext, (work) =>
      addPasskey(work, customer, { name, rpId: party.rpId, made, userHandle }),
    );
    return ld(c, presentPasskey(added), 201);
  })
  .openapi(route(operations.renamePasskey), async (c) => {
    const { id, passkey } = c.req.valid('param');
    const { customerId } = ownerOf(c, id);
    const { name } = c.req.valid('json');
    const renamed = await transact(c.var.appContext, (work) =>
      customerPasskeys.rename(work, customerId, idOf(passkey), name),
    );
    return ld(c, presentPasskey(renamed));
  })
  .openapi(route(operations.removePasskey), async (c) => {
    const { id, passkey } = c.req.valid('param');
    const { customerId } = ownerOf(c, id);
    await transact(c.var.appContext, (work) => removePasskey(work, customerId, idOf(passkey)));
    return c.body(null, 204);
  });

/**
 * Verifies a passkey's signature of a challenge of this site, and returns what its device reports.
 * @throws Refusal on `passkey`.
 */
export async function provePasskey(c: Context<ShopEnv>, passkey: PasskeyAssertion) {
  const { config, clock, db } = c.var.appContext;
  const party = partyOf(c);
  const existing = await customerPasskeys.find(db, passkey.id, party.rpId);
  if (!existing) throw unknownPasskey();
  if (passkey.response.userHandle !== existing.userHandle) throw invalidPasskey();
  const purpose = { rpId: party.rpId, accounts: ACCOUNTS, ownerId: null };
  const signed = await readAssertion(party, passkey, existing, (challenge) =>
    isOwnChallenge(secretsOf(config), challenge, purpose, clock.now()),
  );
  return { existing, signed };
}

const partyOf = (c: Context<ShopEnv>) =>
  relyingPartyAt('Gamelle', channelOrigin(c.var.channel, c.var.appContext.config));

const presentOptions = (path: string, options: Record<string, unknown>) => ({
  '@context': '/api/v2/contexts/PasskeyOptions',
  '@id': path,
  '@type': 'PasskeyOptions' as const,
  options,
});

export const presentPasskey = (passkey: StoredPasskey): PasskeyShape => ({
  '@context': '/api/v2/contexts/Passkey',
  '@id': `${customerPath(passkey.ownerId)}/passkeys/${passkey.id}`,
  '@type': 'Passkey',
  id: passkey.id,
  name: passkey.name,
  host: passkey.rpId,
  synced: passkey.synced,
  createdAt: passkey.createdAt.toISOString(),
  lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
});
