import { RouterContextProvider } from 'react-router';
import { officeContext } from '../../src/backoffice/office-context.ts';
import type { Role } from '../../src/modules/staff/rules/index.ts';
import { AdminClient } from '../../src/services/admin/client.ts';
import { staffCalls } from '../../src/services/admin/staff.ts';
import { sessionKey } from '../../src/services/sealed-cookie.server.ts';
import { StaffSession } from '../../src/services/staff-session.server.ts';
import type { TestShop } from './shop.ts';
import { hire, STAFF_PASSWORD } from './staff.ts';

type Handler<Args, Data> = (args: Args) => Data | Promise<Data>;

/** Pages of the back office as somebody of this role sees them, without a browser: `const office = await officeAs(shop, 'support')`. */
export async function officeAs(shop: TestShop, role: Role) {
  const email = await hire(shop, role);
  const answer = await shop.request('POST', '/api/v2/admin/administrators/token', {
    email,
    password: STAFF_PASSWORD,
  });
  const { token } = (await answer.json()) as { token: string };
  const session = await StaffSession.read(null, sessionKey('x'.repeat(32)));
  session.signIn(token, 0);
  const admin = new AdminClient({
    base: 'http://services.internal/api/v2',
    send: shop.send,
    token: () => token,
    userAgent: null,
    onSignedOut: () => {
      throw new Error('signed out');
    },
    onClosed: (status) => {
      throw new Response(null, { status });
    },
  });
  const run = async <Args, Data>(
    handler: Handler<Args, Data>,
    request: Request,
    params: Readonly<Record<string, string>>,
  ): Promise<Data> => {
    const context = new RouterContextProvider();
    context.set(officeContext, { admin, session, openIdLabel: null });
    return handler({ context, request, params } as Args);
  };
  const { id } = await staffCalls(admin).me();
  return {
    /** Staff id. */
    staff: String(id),
    /** Result of a page's loader. */
    load: <Args, Data>(loader: Handler<Args, Data>, address: string, params = {}) =>
      run(loader, new Request(`http://localhost${address}`), params),
    /** Result of a page's action; redirects and error responses are thrown. */
    send: <Args, Data>(
      action: Handler<Args, Data>,
      address: string,
      fields: readonly (readonly [string, string])[],
      params = {},
    ) =>
      run(
        action,
        new Request(`http://localhost${address}`, {
          method: 'POST',
          body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
        }),
        params,
      ),
  };
}
