import { redirect } from 'react-router';
import { forwardAttachment, responseForwarding } from '#pages/forward-response.server.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { privacyCalls } from '#services/shop/privacy.ts';
import { loadOr404 } from '../load-or-404.ts';
import type { Route } from './+types/data-archive.page';

export const middleware = [responseForwarding];

/**
 * Downloads the export, for its signed-in owner while it is stored; others are redirected to its
 * page.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const session = context.get(sessionContext);
  if (!session.signedIn) {
    session.rememberPage(paths.myData());
    throw redirect(paths.signIn());
  }
  return forwardAttachment(context, await loadOr404(privacyCalls(shop).archive(params.copy)));
}

/** Rendered only as a 404 page. */
export default function DataArchivePage() {
  return null;
}
