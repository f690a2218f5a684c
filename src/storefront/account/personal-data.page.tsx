import { data } from 'react-router';
import { Peeking } from '#modules/media/web/index.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { customerCalls } from '#services/shop/customers.ts';
import { listLocales } from '#services/shop/locales.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import { proofRequired, socialProblem } from '../sign-in/owner-proof.server.ts';
import type { Route } from './+types/personal-data.page';
import { t } from './account-words.ts';
import { EmailForm } from './email-form.tsx';
import { Languages } from './languages.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonalForm } from './personal-form.tsx';
import {
  applyToPersonalData,
  type PersonalAnswer,
  personalValues,
} from './personal-intents.server.ts';
import { ProofRequest } from './proof.tsx';
import { Saved } from './saved.tsx';
import { Verification } from './verification.tsx';

export const handle = { name: 'account-personal-data' } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { shop, site, sites } = page;
  const signedIn = requireSignIn(context, request);
  const [proof, customer, locales] = await Promise.all([
    proofRequired(page, context.get(sessionContext), signedIn),
    customerCalls(shop, signedIn.customer).read(),
    listLocales(shop),
  ]);
  const { email, user } = customer;
  return {
    site,
    sites,
    email,
    proof,
    verified: user.verified,
    problem: socialProblem(request),
    values: personalValues(customer),
    subscribed: customer.subscribedToNewsletter,
    languages: locales.map(({ code, name }) => ({ code, name, current: code === site.locale })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const signedIn = requireSignIn(context, request);
  const session = context.get(sessionContext);
  const form = await request.formData();
  const answer = await applyToPersonalData({ page, session, signedIn, form });
  return data(answer, { status: answer.refused ? 422 : 200 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused): PersonalAnswer => ({ refused }));

/** A refused proof of identity is used up, so the page requests another one. */
export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('pages.personalData.title'),
        path: paths.personalData(),
        index: false,
      })
    : [];

/** Personal data, password and language (ACC-02 to ACC-04). */
export default function PersonalDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, proof, problem, verified, values, subscribed, languages } = loaderData;
  const { refused, done, submission } = actionData ?? {};
  const requested = refused?.form === 'email' || refused?.form === 'password' ? refused : undefined;
  return (
    <>
      <PageHead art={<Peeking name="medal" />}>
        <h1 tabIndex={-1} className="text-h1">
          {t('pages.personalData.title')}
        </h1>
      </PageHead>
      <div className="mt-6 grid max-w-text gap-14">
        {problem && <Alert tone="error">{problem}</Alert>}
        {!verified && (
          <Verification email={email} refused={refused} done={done === 'verification'} />
        )}
        <PersonalForm
          values={values}
          subscribed={subscribed}
          refused={refused}
          done={done === 'personalData'}
        />
        {proof.by === 'provider' ? (
          <section>
            <h2 className="mb-3 text-h3">{t('proof.credentials')}</h2>
            {done === 'email' && <Saved>{t('email.done')}</Saved>}
            <ProofRequest
              providers={proof.providers}
              refused={requested}
              back={paths.personalData()}
            >
              {t('proof.forCredentials')}
            </ProofRequest>
          </section>
        ) : (
          <>
            <EmailForm
              key={`email-${done === 'email' && submission}`}
              email={email}
              proof={proof}
              refused={refused}
              done={done === 'email'}
            />
            <PasswordForm
              key={done === 'password' ? submission : 'password'}
              email={email}
              proof={proof}
              refused={refused}
              done={done === 'password'}
            />
          </>
        )}
        <Link to={paths.signIns()} className="link inline-flex min-h-11 items-center">
          {t('signIns.see')}
        </Link>
        <Languages languages={languages} />
      </div>
    </>
  );
}
