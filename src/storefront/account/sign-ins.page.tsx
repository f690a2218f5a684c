import { data, redirect } from 'react-router';
import { Peeking } from '#modules/media/web/index.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { ServiceError } from '#services/service-client.ts';
import { authCalls } from '#services/shop/auth.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import { proofRequired, socialProblem } from '../sign-in/owner-proof.server.ts';
import type { Route } from './+types/sign-ins.page';
import { t } from './account-words.ts';
import { BackLink } from './back-link.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { Passkeys } from './passkeys.tsx';
import { Saved } from './saved.tsx';
import { SignInList } from './sign-in-list.tsx';

export const handle = { name: 'account-sign-ins' } satisfies RouteHandle;

const ENDED = 'deconnecte';
const UNLINKED = 'delie';
const PASSKEY_ADDED = 'cle-ajoutee';
const PASSKEY_RENAMED = 'cle-renommee';
const PASSKEY_REMOVED = 'cle-retiree';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { shop, site, sites, settings } = page;
  const signedIn = requireSignIn(context, request);
  const { customer } = signedIn;
  const calls = authCalls(shop);
  const [signIns, signInMethods, proof] = await Promise.all([
    calls.listSignIns(customer),
    calls.signInMethods(customer),
    proofRequired(page, context.get(sessionContext), signedIn),
  ]);
  const done = new URL(request.url).searchParams.get('fait');
  const problem = socialProblem(request);
  return {
    site,
    sites,
    done,
    problem,
    signIns,
    signInMethods,
    proof,
    host: new URL(site.origin).hostname,
    providers: settings.socialProviders,
  };
}

/**
 * Ends one session or all of them, which signs this browser out too. Also unlinks a provider, and
 * renames or removes a passkey.
 */
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
  const identity = form.get('identity');
  if (identity !== null) {
    await unlessGone(calls.unlinkSocial(customer, numberOf(identity)));
    throw redirect(paths.signIns(UNLINKED));
  }
  const removed = form.get('removed');
  if (removed !== null) {
    await unlessGone(calls.removePasskey(customer, numberOf(removed)));
    throw redirect(paths.signIns(PASSKEY_REMOVED));
  }
  const renamed = form.get('renamed');
  if (renamed !== null) {
    const name = String(form.get('name') ?? '');
    await unlessGone(calls.renamePasskey(customer, numberOf(renamed), name));
    throw redirect(paths.signIns(PASSKEY_RENAMED));
  }
  await unlessGone(calls.endSignIn(customer, numberOf(form.get('signIn'))));
  throw redirect(paths.signIns(ENDED));
}

function numberOf(typed: FormDataEntryValue | null): string {
  const id = String(typed);
  if (!/^\d{1,15}$/.test(id)) throw data(null, { status: 400 });
  return id;
}

/**
 * Ignores a session that is already gone, and the refusal to remove the last sign-in method, which
 * the page explains.
 */
async function unlessGone(ending: Promise<unknown>): Promise<void> {
  try {
    await ending;
  } catch (error) {
    if (!(error instanceof ServiceError) || (error.status !== 404 && error.status !== 422))
      throw error;
    if (error.status === 422) throw redirect(paths.signIns());
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('signIns.title'), path: paths.signIns(), index: false })
    : [];

/** The active sessions of the account, with buttons to end them. */
export default function SignInsPage({ loaderData }: Route.ComponentProps) {
  const { done, problem, signIns, signInMethods, providers, proof, host } = loaderData;
  return (
    <>
      <BackLink to={paths.personalData()}>{t('pages.personalData.title')}</BackLink>
      <PageHead art={<Peeking name="latch" />} lead={t('signIns.lead')} className="mb-6">
        <h1 tabIndex={-1} className="text-h1">
          {t('signIns.title')}
        </h1>
      </PageHead>
      {problem && (
        <Alert tone="error" className="mb-6">
          {problem}
        </Alert>
      )}
      {done === ENDED && <Saved>{t('signIns.ended')}</Saved>}
      {done === UNLINKED && <Saved>{t('linked.removed')}</Saved>}
      {done === PASSKEY_ADDED && <Saved>{t('passkeys.added')}</Saved>}
      {done === PASSKEY_RENAMED && <Saved>{t('passkeys.renamed')}</Saved>}
      {done === PASSKEY_REMOVED && <Saved>{t('passkeys.removed')}</Saved>}
      <SignInList signIns={signIns} />
      <Passkeys passkeys={signInMethods.passkeys} host={host} proof={proof} />
      <LinkedAccounts signInMethods={signInMethods} providers={providers} />
    </>
  );
}
