import { data, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { pageContext, sessionContext } from '../page-context.ts';
import { pageHead } from '../page-head.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/sign-in.page';
import { applySignIn } from './sign-in-intents.server.ts';
import { EmailStep, PasswordStep, RegisterStep, SentStep } from './sign-in-steps.tsx';
import { t } from './sign-in-words.ts';

export const handle = { name: 'account-login', layout: 'minimal' } satisfies RouteHandle;

/** Signed-in visitors have nothing to do here (GRD-07). */
export function loader({ context }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  const { signedIn, returnTo } = context.get(sessionContext);
  if (signedIn) throw redirect(returnTo ?? paths.account());
  return { site, sites };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const session = context.get(sessionContext);
  const answer = await applySignIn({ page, session, form: await request.formData() });
  return data(answer, { status: answer.refused ? 422 : 200 });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageHead(loaderData, { title: t('title'), path: paths.signIn(), index: false }) : [];

/** Each step is a form that posts, so that signing in works without scripts. */
export default function SignInPage({ actionData }: Route.ComponentProps) {
  const { step, email, refused } = actionData ?? { step: 'email', email: '' };
  if (step === 'password') return <PasswordStep key={email} email={email} refused={refused} />;
  if (step === 'register') return <RegisterStep key={email} email={email} refused={refused} />;
  if (step === 'sent') return <SentStep email={email} />;
  return <EmailStep email={email} refused={refused} />;
}
