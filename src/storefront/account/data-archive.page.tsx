import { redirect } from 'react-router';
import { handOn, handsOver } from '#pages/hand-over.server.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { privacyCalls } from '#services/shop/privacy.ts';
import { paths } from '../../paths.ts';
import { orNotFound } from '../found.ts';
import type { Route } from './+types/data-archive.page';

export const middleware = [handsOver];

/** The archive itself, for who is signed in and as long as it is kept; others come back to its page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const session = context.get(sessionContext);
  if (!session.signedIn) {
    session.rememberPage(paths.myData());
    throw redirect(paths.signIn());
  }
  return handOn(context, await orNotFound(privacyCalls(shop).archive(params.copy)));
}

/** Only ever seen as the page that says there is no such copy. */
export default function DataArchivePage() {
  return null;
}
