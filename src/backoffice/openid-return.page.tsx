import { data, redirect } from 'react-router';
import type { RouteHandle } from '#pages/route-handle.ts';
import { staffCalls } from '#services/admin/staff.ts';
import { ServiceError } from '#services/service-client.ts';
import type { Route } from './+types/openid-return.page';
import { backTo } from './back-to.ts';
import { officeContext } from './office-context.ts';
import { officeHead } from './office-head.ts';
import { problemOf } from './openid-words.ts';
import { officePaths } from './paths.ts';
import { leadOf, SecondStep } from './second-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { t } from './sign-in-words.ts';

export const handle = {
  name: 'office-openid-return',
  layout: 'office',
  tracking: false,
} satisfies RouteHandle;

/**
 * Callback of the company's identity provider. The state must match the one in the browser's encrypted cookie, so that a callback
 * link from somebody else signs nobody in.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin, session } = context.get(officeContext);
  const { search, searchParams } = new URL(request.url);
  const back = session.comeBack(searchParams.get('state'));
  if (back === null) throw redirect(officePaths.signInProblem('state'));
  try {
    const done = await staffCalls(admin).signInWithOpenId({ query: search.slice(1) });
    if (done.awaitsCode) return data({ half: done.token, proofs: done.administrator.proofs, back });
    session.signIn(done.token, done.expiresAt);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw redirect(officePaths.signInProblem(problemOf(error)));
  }
  throw redirect(backTo(back));
}

export const meta = () => officeHead(t('title'));

/** The provider confirmed a staff member who needs a second factor, requested here. */
export default function OpenIdReturnPage({
  loaderData: { half, proofs, back },
}: Route.ComponentProps) {
  return (
    <SignInFrame title={t('title')} lead={t(leadOf(proofs))}>
      <SecondStep
        half={half}
        proofs={proofs}
        refused={undefined}
        carried={{}}
        action={officePaths.signIn(back)}
      />
    </SignInFrame>
  );
}
