import { data, redirect } from 'react-router';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { type PageContext, pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { loadCart, pieces } from '#services/current-cart.ts';
import type { Session } from '#services/session.server.ts';
import { cartCalls } from '#services/shop/cart.ts';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/sign-in.page';
import { PendingOrder, type PendingOrderProps } from './pending-order.tsx';
import { applySignIn, type SignInAnswer } from './sign-in-intents.server.ts';
import { EmailStep, PasswordStep, ProviderStep, RegisterStep, SentStep } from './sign-in-steps.tsx';
import { t } from './sign-in-words.ts';
import { comeBack } from './social-return.server.ts';

export const handle = {
  name: 'account-login',
  layout: 'minimal',
  tracking: { view: 'login', extra: { funnel: 'account' } },
} satisfies RouteHandle;

/**
 * Redirects signed-in customers (GRD-07); a return from an identity provider is processed first
 * (RTE-56).
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const session = context.get(sessionContext);
  const query = new URL(request.url).searchParams;
  const notice = await comeBack({ page, session, query });
  if (session.signedIn) throw redirect(session.returnTo ?? paths.account());
  const { site, sites, settings } = page;
  const pending = await pendingOrder(page, session);
  return {
    site,
    sites,
    notice,
    pending,
    providers: settings.socialProviders,
  };
}

/** First part of every checkout address. */
const CHECKOUT = `/${paths.checkout('token').split('/')[1]}/`;

/** The cart of somebody who signs in to order it; null for everybody else. */
async function pendingOrder(
  { shop, log }: Pick<PageContext, 'shop' | 'log'>,
  session: Session,
): Promise<PendingOrderProps | null> {
  if (!session.returnTo?.startsWith(CHECKOUT)) return null;
  const cart = await loadCart(cartCalls(shop), session, (error) =>
    log.error({ err: error }, 'the cart could not be loaded'),
  );
  return (
    cart && {
      order: cart.tokenValue,
      count: pieces(cart),
      total: cart.total,
      needsAccount: cart.items.some(({ subscriptionInterval }) => subscriptionInterval !== null),
    }
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const session = context.get(sessionContext);
  const query = new URL(request.url).searchParams;
  const answer = await applySignIn({ page, session, query, form: await request.formData() });
  return data(answer, { status: answer.refused ? 422 : 200 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({
    step: stepOf(refused.form),
    email: refused.values.email ?? '',
    refused,
  }));

const stepOf = (form: string): SignInAnswer['step'] => {
  if (form === 'lookup') return 'email';
  return form === 'registration' ? 'register' : 'password';
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageHead(loaderData, { title: t('title'), path: paths.signIn(), index: false }) : [];

/** Each step is a form that posts, so that signing in works without scripts. */
export default function SignInPage({ actionData, loaderData }: Route.ComponentProps) {
  const { step, email, named, refused }: SignInAnswer = actionData ?? { step: 'email', email: '' };
  const { notice, pending, providers } = loaderData;
  const shared = {
    email,
    refused,
    notice,
  };
  return (
    <>
      {pending && <PendingOrder {...pending} />}
      {stepPage()}
    </>
  );
  function stepPage() {
    if (step === 'password') return <PasswordStep key={email} {...shared} providers={providers} />;
    if (step === 'provider') return <ProviderStep email={email} providers={providers} />;
    if (step === 'register') return <RegisterStep key={email} {...shared} named={named} />;
    if (step === 'sent' || step === 'sent-link')
      return <SentStep email={email} signsIn={step === 'sent-link'} />;
    return <EmailStep {...shared} providers={providers} />;
  }
}
