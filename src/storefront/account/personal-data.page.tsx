import { data } from 'react-router';
import { customerCalls } from '#services/shop/customers.ts';
import { listLocales } from '#services/shop/locales.ts';
import { paths } from '../../paths.ts';
import { pageContext, sessionContext } from '../page-context.ts';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/personal-data.page';
import { t } from './account-words.ts';
import { Languages } from './languages.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonalForm } from './personal-form.tsx';
import { applyToPersonalData, personalValues } from './personal-intents.server.ts';
import { Verification } from './verification.tsx';

export const handle = { name: 'account-personal-data' } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, site, sites } = context.get(pageContext);
  const signedIn = requireSignIn(context, request);
  const [customer, locales] = await Promise.all([
    customerCalls(shop, signedIn.customer).read(),
    listLocales(shop),
  ]);
  const { email, user } = customer;
  return {
    ...{ site, sites, email, verified: user.verified },
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

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('pages.personalData.title'),
        path: paths.personalData(),
        index: false,
      })
    : [];

/** Who the customer is, their password, their language (ACC-02 to ACC-04). */
export default function PersonalDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, verified, values, subscribed, languages } = loaderData;
  const { refused, done, submission } = actionData ?? {};
  return (
    <>
      <h1 tabIndex={-1} className="text-h1">
        {t('pages.personalData.title')}
      </h1>
      <div className="mt-6 grid max-w-text gap-14">
        {!verified && (
          <Verification email={email} refused={refused} done={done === 'verification'} />
        )}
        <PersonalForm
          values={values}
          subscribed={subscribed}
          refused={refused}
          done={done === 'personalData' || done === 'newEmail' ? done : null}
        />
        <PasswordForm
          key={done === 'password' ? submission : 'password'}
          email={email}
          refused={refused}
          done={done === 'password'}
        />
        <Languages languages={languages} />
      </div>
    </>
  );
}
