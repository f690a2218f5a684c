import { redirect } from 'react-router';
import { staffCalls } from '#services/admin/staff.ts';
import { ServiceError } from '#services/service-client.ts';
import type { Route } from './+types/openid-departure.page';
import { backTo } from './back-to.ts';
import { officeContext } from './office-context.ts';
import { problemOf } from './openid-words.ts';
import { officePaths } from './paths.ts';

/**
 * Redirects to the company's identity provider. It is opened by a link, because the Content-Security-Policy does not let forms
 * redirect to another host.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin, session } = context.get(officeContext);
  try {
    const { address, state } = await staffCalls(admin).beginOpenId();
    session.leave(state, backTo(new URL(request.url).searchParams.get('retour')));
    return redirect(address);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return redirect(officePaths.signInProblem(problemOf(error)));
  }
}
