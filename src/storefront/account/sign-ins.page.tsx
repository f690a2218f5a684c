import { data, redirect } from 'react-router';
import { ServiceError } from '#services/service-client.ts';
import { authCalls } from '#services/shop/auth.ts';
import { paths } from '../../paths.ts';
import { pageContext, sessionContext } from '../page-context.ts';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/sign-ins.page';
import { t } from './account-words.ts';
import { Saved } from './saved.tsx';
import { SignInList } from './sign-in-list.tsx';

export const handle = { name: 'account-sign-ins' } satisfies RouteHandle;

const ENDED = 'deconnecte';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  const { customer } = requireSignIn(context, request);
  const signIns = await authCalls(shop).listSignIns(customer);
  const ended = new URL(request.url).searchParams.get('fait') === ENDED;
  return { site, sites, ended, signIns };
}

/** Ends one sign-in, or all of them: then this browser is signed out too. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const { customer } = requireSignIn(context, request);
  const form = await request.formData();
  const calls = authCalls(shop);
  if (form.get('intent') === 'everywhere') {
    await calls.endEverySignIn(customer);
    context.get(sessionContext).signOut();
    throw redirect(paths.signIn());
  }
  const id = String(form.get('signIn'));
  if (!/^\d{1,15}$/.test(id)) throw data(null, { status: 400 });
  try {
    await calls.endSignIn(customer, id);
  } catch (error) {
    // It has ended meanwhile, which is what was wanted.
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
  }
  throw redirect(paths.signIns(ENDED));
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('signIns.title'), path: paths.signIns(), index: false })
    : [];

/** Who is signed in to this account, and the way to sign them out. */
export default function SignInsPage({ loaderData }: Route.ComponentProps) {
  const { ended, signIns } = loaderData;
  return (
    <>
      <h1 tabIndex={-1} className="text-h1">
        {t('signIns.title')}
      </h1>
      <p className="mt-3 mb-6 max-w-text text-encre-2">{t('signIns.lead')}</p>
      {ended && <Saved>{t('signIns.ended')}</Saved>}
      <SignInList signIns={signIns} />
    </>
  );
}
