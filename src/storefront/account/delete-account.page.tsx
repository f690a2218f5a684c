import { data } from 'react-router';
import { deletionRequest } from '#modules/privacy/contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { privacyCalls } from '#services/shop/privacy.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link.tsx';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import { proofRequired, socialProblem, withProof } from '../sign-in/owner-proof.server.ts';
import type { Route } from './+types/delete-account.page';
import { BackLink } from './back-link.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { LivingSubscriptions } from './living-subscriptions.tsx';
import { findGoingSubscriptions } from './own-subscriptions.server.ts';
import { t } from './privacy-words.ts';
import { StepHeading } from './step-heading.tsx';

export const handle = { name: 'account-deletion' } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const signedIn = requireSignIn(context, request);
  const proof = await proofRequired(page, context.get(sessionContext), signedIn);
  const { site, sites, settings } = page;
  const alive = settings.features.subscriptions ? await findGoingSubscriptions(context) : [];
  const email = signedIn.user.username;
  return { site, sites, email, proof, problem: socialProblem(request), alive };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const { customer } = requireSignIn(context, request);
  const form = await request.formData();
  const { password, reason } = typedValues(form);
  const { refused } = await submitForm({
    form: 'deletion',
    data: form,
    schema: deletionRequest,
    input: { password, reason },
    send: (body) =>
      withProof(context.get(sessionContext), (proof) =>
        privacyCalls(shop).requestDeletion(customer, { ...body, ...proof }),
      ),
  });
  return data({ refused, sent: refused === undefined }, { status: refused ? 422 : 200 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, sent: false }));

/** A refused proof of identity is used up, so the page requests another one. */
export const shouldRevalidate = readAgain;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('deletion.title'),
        path: paths.deleteAccount(),
        index: false,
      })
    : [];

/**
 * Lists what is deleted, what is retained and why, then asks for the password; the mail asks for
 * confirmation again. While a subscription goes on, it asks for its end instead.
 */
export default function DeleteAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, proof, problem, alive } = loaderData;
  if (actionData?.sent)
    return (
      <div role="status" className="max-w-text">
        <StepHeading>{t('deletion.sent.heading')}</StepHeading>
        <p>{t('deletion.sent.text', { email })}</p>
        <LinkButton to={paths.myData()} variant="secondary" className="mt-6">
          {t('deletion.sent.back')}
        </LinkButton>
      </div>
    );
  return (
    <div className="max-w-text">
      <BackLink to={paths.myData()}>{t('title')}</BackLink>
      <h1 tabIndex={-1} className="text-h2">
        {t('deletion.heading')}
      </h1>
      {alive.length > 0 && <LivingSubscriptions subscriptions={alive} />}
      <Consequences of="gone" lines={['identity', 'addresses', 'messages', 'credit', 'access']} />
      <Consequences of="retained" lines={['orders', 'reviews']} />
      {alive.length > 0 && (
        <LinkButton to={paths.myData()} variant="secondary" className="mt-6">
          {t('deletion.stay')}
        </LinkButton>
      )}
      {problem && (
        <Alert tone="error" className="mt-6">
          {problem}
        </Alert>
      )}
      {alive.length === 0 && (
        <DeletionForm email={email} proof={proof} refused={actionData?.refused} />
      )}
    </div>
  );
}

type Lines =
  | { of: 'gone'; lines: readonly ('identity' | 'addresses' | 'messages' | 'credit' | 'access')[] }
  | { of: 'retained'; lines: readonly ('orders' | 'reviews')[] };

function Consequences({ of, lines }: Lines) {
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-h4">{t(`deletion.${of}.title`)}</h2>
      <ul className="grid list-disc gap-1 pl-5 text-encre-2">
        {lines.map((line) => (
          <li key={line}>{t.translate(`deletion.${of}.${line}`)}</li>
        ))}
      </ul>
    </section>
  );
}
