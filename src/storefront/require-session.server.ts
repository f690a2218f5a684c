import { type RouterContextProvider, redirect } from 'react-router';
import type { SignedIn } from '#services/session.server.ts';
import { SignedOutError } from '#services/shop/client.ts';
import { paths } from '../paths.ts';
import { sessionContext } from './page-context.ts';

type Context = Readonly<RouterContextProvider>;

const here = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/** The signed-in customer, else the sign-in page with this page remembered (GRD-08). */
export function requireSignIn(context: Context, request: Request): SignedIn {
  const session = context.get(sessionContext);
  if (session.signedIn) return session.signedIn;
  session.rememberPage(here(request));
  throw redirect(paths.signIn());
}

/** Runs calls made with the session's token; a refused token ends the session (AUT-19). */
export async function whileSignedIn<T>(
  context: Context,
  request: Request,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof SignedOutError)) throw error;
    const session = context.get(sessionContext);
    session.signOut();
    session.rememberPage(here(request));
    throw redirect(paths.signIn());
  }
}
