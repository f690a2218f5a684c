import { data, redirect } from 'react-router';
import { ServiceError } from '#services/service-client.ts';
import { privacyCalls } from '#services/shop/privacy.ts';
import { paths } from '../../paths.ts';
import { pageContext, sessionContext } from '../page-context.ts';
import type { Route } from './+types/data-archive';

const HEADERS = ['content-type', 'content-disposition'];

/** The archive itself, for who is signed in and as long as it is kept; others come back to its page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop } = context.get(pageContext);
  const session = context.get(sessionContext);
  if (!session.signedIn) {
    session.rememberPage(paths.myData());
    throw redirect(paths.signIn());
  }
  try {
    const { body, headers } = await privacyCalls(shop).archive(params.copy);
    const told = HEADERS.map((name): [string, string] => [name, headers.get(name) ?? '']);
    return new Response(body, { headers: told });
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}
