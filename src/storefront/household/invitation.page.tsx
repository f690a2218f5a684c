import { data, redirect } from 'react-router';
import { z } from 'zod';
import { fullDate } from '#i18n/dates.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { householdPaths } from '#pages/household-paths.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { ServiceError } from '#services/service-client.ts';
import { householdCalls } from '#services/shop/households.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { pageHead } from '../page-head.ts';
import { requireSignIn } from '../require-session.server.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/invitation.page';
import { t } from './household-words.ts';

export const handle = { name: 'household-invitation', layout: 'minimal' } satisfies RouteHandle;

/**
 * The address contains a secret, so other sites must not receive it as a referrer; `same-origin`
 * because our forms need it.
 */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

/** Opening the link does nothing: mail scanners open every link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, sites, shop } = context.get(pageContext);
  const { token } = params;
  const path = householdPaths.invitation(token);
  const isSignedIn = context.get(sessionContext).signedIn !== null;
  try {
    const invitation = await householdCalls(shop).invitation(token);
    return { site, sites, path, isSignedIn, invitation };
  } catch (error) {
    if (!(error instanceof ServiceError) || ![404, 422].includes(error.status)) throw error;
    return data({ site, sites, path, isSignedIn, invitation: null }, { status: 404 });
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  requireSignIn(context, request);
  const { refused } = await submitForm({
    form: 'household-join',
    words: 'household',
    data: await request.formData(),
    schema: z.object({}),
    unexplained: t('invitation.failed'),
    send: async () => {
      await householdCalls(shop).join(params.token);
      throw redirect(householdPaths.household('bienvenue'));
    },
  });
  return data({ refused }, { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused }));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('invitation.title'),
        path: loaderData.path,
        index: false,
        follow: false,
      })
    : [];

/**
 * An invitation: who invites, what is shared, and the button to accept with the customer's own
 * account (N-14).
 */
export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, isSignedIn } = loaderData;
  const form = useForm('household-join', actionData?.refused, { words: 'household' });
  if (!invitation)
    return (
      <SignInFrame
        key="gone"
        heading={t('invitation.gone')}
        lead={actionData?.refused?.problems.join(' ') || t('invitation.goneText')}
      >
        <LinkButton to={paths.home()}>{t('invitation.home')}</LinkButton>
      </SignInFrame>
    );
  const { ownerName: name, lastDay } = invitation;
  return (
    <SignInFrame key="open" heading={t('invitation.heading', { name })} lead={t('invitation.lead')}>
      <div className="mb-6 grid gap-3">
        <p>{t('invitation.may')}</p>
        <p>{t('invitation.mayNot')}</p>
        <p>{t('invitation.written')}</p>
        <p className="text-small text-encre-2">
          {t('invitation.until', { date: fullDate(lastDay) })}
        </p>
      </div>
      {!isSignedIn && <p className="mb-4">{t('invitation.signIn')}</p>}
      {/* Visitors are redirected to the sign-in and back. */}
      <PageForm form={form}>
        <Button type="submit" block pending={form.pending}>
          {t(isSignedIn ? 'invitation.accept' : 'invitation.toSignIn')}
        </Button>
      </PageForm>
    </SignInFrame>
  );
}
