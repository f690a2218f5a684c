import { Form, redirect } from 'react-router';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { ServiceError } from '#services/service-client.ts';
import { authCalls } from '#services/shop/auth.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/sign-out.page';
import { SignInFrame } from './sign-in-frame.tsx';
import { t } from './sign-in-words.ts';

export const handle = { name: 'logout', layout: 'minimal' } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  if (!context.get(sessionContext).signedIn) throw redirect(paths.home());
  return { site, sites };
}

/**
 * Signs out by form only: a link or image of another site cannot (AUT-17). The tokens are revoked
 * on the server too, so that copies are useless.
 */
export async function action({ context }: Route.ActionArgs) {
  const { shop, log } = context.get(pageContext);
  const session = context.get(sessionContext);
  const { signedIn } = session;
  try {
    if (signedIn) await authCalls(shop).endSignIn(signedIn.customer, 'current');
  } catch (error) {
    // The tokens were already revoked or the API does not answer: this browser discards them
    // anyway.
    if (!(error instanceof ServiceError || error instanceof Response)) throw error;
    log.error({ err: error }, 'a sign-in was not ended');
  }
  session.signOut();
  throw redirect(paths.home());
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('signOut.title'), path: paths.signOut(), index: false })
    : [];

export default function SignOutPage() {
  return (
    <SignInFrame heading={t('signOut.heading')} lead={t('signOut.text')}>
      <Form method="post" className="grid gap-3">
        <Button type="submit" block>
          {t('signOut.submit')}
        </Button>
        <LinkButton to={paths.account()} variant="secondary" block>
          {t('signOut.stay')}
        </LinkButton>
      </Form>
    </SignInFrame>
  );
}
