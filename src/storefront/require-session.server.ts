import { type RouterContextProvider, redirect } from 'react-router';
import { sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { pageAddress } from '#pages/public-documents.ts';
import type { SignedIn } from '#services/session.server.ts';

/** The signed-in customer, else the sign-in page with this page remembered (GRD-08). */
export function requireSignIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
): SignedIn {
  const session = context.get(sessionContext);
  if (session.signedIn) return session.signedIn;
  session.rememberPage(pageAddress(new URL(request.url)));
  throw redirect(paths.signIn());
}
