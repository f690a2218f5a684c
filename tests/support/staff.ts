import type { Role } from '../../src/modules/staff/rules/index.ts';
import { addStaff } from '../../src/modules/staff/server/index.ts';
import { findRole } from '../../src/modules/staff/server/roles.ts';
import { openStaffSession } from '../../src/modules/staff/server/staff-session.ts';
import { hashPassword } from '../../src/platform/passwords.ts';
import { transact } from '../../src/platform/unit-of-work.ts';
import type { TestShop } from './shop.ts';

export const STAFF_PASSWORD = 'Trois-gamelles-sous-l-escalier';

/** Shared by all, because hashing is slow. */
const hash = hashPassword(STAFF_PASSWORD);

/** Creates a staff member by role: `logistics@equipe.test`. */
export async function hire({ appContext }: TestShop, role: Role): Promise<string> {
  const email = `${role}@equipe.test`;
  const passwordHash = await hash;
  await transact(appContext, (work) => addStaff(work, { email, name: role, role, passwordHash }));
  return email;
}

/** A token for a staff member without a password, for tests with many sign-ins. */
export async function staffToken({ appContext }: TestShop, staffId: number): Promise<string> {
  const { token } = await transact(appContext, (work) =>
    openStaffSession(work, staffId, { browser: null, system: null }),
  );
  return token;
}

/** Calls the admin API as somebody with this role: `const team = staffCalls(shop)`. */
export function staffCalls(shop: TestShop) {
  let callers = 0;
  const signIn = (email: string, password = STAFF_PASSWORD, headers: HeadersInit = {}) =>
    shop.request('POST', '/api/v2/admin/administrators/token', { email, password }, headers);
  return {
    signIn,
    /** A caller: `const call = await as('support'); await call('GET', '/orders')`. */
    as: async (role: Role) => {
      // Each has its own network address: sign-in limits are tested separately.
      callers += 1;
      const from = { 'x-forwarded-for': `198.51.101.${callers % 250}` };
      const answer = await signIn(await hire(shop, role), STAFF_PASSWORD, from);
      const { token } = (await answer.json()) as { token: string };
      return callerWith(shop, token);
    },
    /** The same as somebody with a role the team composed: `r1`. */
    asComposed: async (code: string) => {
      const email = `${code}@equipe.test`;
      const passwordHash = await hash;
      const staffId = await transact(shop.appContext, async (work) => {
        const { role, roleId } = await findRole(work.tx, code);
        return addStaff(work, { email, name: code, role, roleId, passwordHash });
      });
      return callerWith(shop, await staffToken(shop, staffId));
    },
  };
}

/** Calls below /api/v2/admin with a token. */
export const callerWith =
  (shop: TestShop, token: string) =>
  async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await shop.request(method, `/api/v2/admin${path}`, body, {
      ...headers,
      authorization: `Bearer ${token}`,
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, body: isJson && text ? JSON.parse(text) : text };
  };
