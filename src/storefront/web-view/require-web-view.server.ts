import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#pages/page-context.ts';

/**
 * GRD-09: where client names are configured, web views of an account only open in those
 * applications. A `User-Agent` can be faked: this is no access control, which is the sign-in.
 */
export function requireWebView(context: Readonly<RouterContextProvider>, request: Request): void {
  const { webViewClients } = context.get(pageContext).settings;
  const agent = request.headers.get('user-agent') ?? '';
  const isAllowed = webViewClients.some((name) => agent.includes(name));
  if (webViewClients.length > 0 && !isAllowed) throw data(null, { status: 403 });
}
