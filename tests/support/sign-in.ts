import { createHash } from 'node:crypto';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { customerPath } from '#modules/customers/server/index.ts';
import { hashPassword, registerAccount } from '#modules/identity/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { writeAccessToken } from '../../src/modules/identity/server/access-token.ts';
import { openSignIn } from '../../src/modules/identity/server/open-sign-in.ts';
import { findAccount } from '../../src/modules/identity/server/queries.ts';
import { requestVerification } from '../../src/modules/identity/server/request-verification.ts';
import type { TestShop } from './shop.ts';

const password = 'une gamelle pleine de croquettes';
const SITE = 'FR_WEB';

const UNSAID = {
  subscribedToNewsletter: false,
  phoneNumber: null,
  gender: 'u',
  birthday: null,
} as const;

/** Shared by all: hashing a password takes longer than most tests. */
let hash: Promise<string> | undefined;

/** A network address per person, to avoid sign-in limits. */
function addressOf(email: string): string {
  const [a, b, c] = createHash('sha256').update(email).digest();
  return `10.${a}.${b}.${c}`;
}

/**
 * Customer id and bearer header of a customer of the French site. A new one is registered and
 * signed in directly, without a password; an existing one signs in over HTTP.
 */
export async function signedIn(shop: TestShop, email = 'lea@example.org') {
  if (!(await findAccount(shop.database.db, email))) return arrived(shop, email);
  const query = `?channelCode=${SITE}&locale=fr_FR`;
  const from = { 'x-forwarded-for': addressOf(email) };
  const credentials = { email, password };
  const path = `/api/v2/shop/authentication-token${query}`;
  const answer = await (await shop.request('POST', path, credentials, from)).json();
  return {
    customer: answer.customer as string,
    cart: answer.cart as { tokenValue: string } | null,
    headers: { authorization: `Bearer ${answer.token}` },
  };
}

async function arrived({ appContext }: TestShop, email: string) {
  hash ??= hashPassword(password);
  const passwordHash = await hash;
  const channel = await findChannel(appContext.db, SITE);
  if (!channel) throw new Error(`There is no site ${SITE}.`);
  const person = { firstName: 'Léa', lastName: 'Martin', email };
  const origin = channelOrigin(channel, appContext.config);
  const { customerId, signInId } = await transact(appContext, async (work) => {
    const id = await registerAccount(work, { ...person, ...UNSAID }, passwordHash, SITE);
    await requestVerification(work, { id, email, firstName: person.firstName }, origin);
    return openSignIn(work, id, { browser: null, system: null }, 'password');
  });
  const bearer = { customerId, signInId, username: email };
  const token = await writeAccessToken(appContext.config, bearer, appContext.clock.now());
  return {
    customer: customerPath(customerId),
    cart: null,
    headers: { authorization: `Bearer ${token}` },
  };
}
