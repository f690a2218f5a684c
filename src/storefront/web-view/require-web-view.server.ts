import { data, type RouterContextProvider } from 'react-router';
import { pageContext } from '#pages/page-context.ts';

/**
 * GRD-09: where applications are named, a web view of an account opens in them alone. A name can be
 * borrowed: this keeps pages out of places they are not made for, signing in keeps strangers out.
 */
export function requireWebView(context: Readonly<RouterContextProvider>, request: Request): void {
  const { webViewClients } = context.get(pageContext).settings;
  const agent = request.headers.get('user-agent') ?? '';
  const isAllowed = webViewClients.some((name) => agent.includes(name));
  if (webViewClients.length > 0 && !isAllowed) throw data(null, { status: 403 });
}
