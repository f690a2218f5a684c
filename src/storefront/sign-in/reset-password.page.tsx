import { data, redirect } from 'react-router';
import { passwordReset } from '#modules/customers/contracts.ts';
import { fieldWords, NewPasswordField } from '#modules/customers/web/index.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { authCalls } from '#services/shop/auth.ts';
import { Button } from '#ui/button.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { mailLinkHead } from '../forms/mail-link.tsx';
import type { Route } from './+types/reset-password.page';
import { isOpenLink } from './is-open-link.server.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { t } from './sign-in-words.ts';

export const handle = { name: 'forgot-password', layout: 'minimal' } satisfies RouteHandle;

/** For visitors who are not signed in (RTE-28). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, sites, shop } = context.get(pageContext);
  if (context.get(sessionContext).signedIn) throw redirect(paths.account());
  return {
    site,
    sites,
    token: params.token,
    isValid: await isOpenLink(authCalls(shop).checkReset(params.token)),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const { refused } = await submitForm({
    form: 'password',
    data: await request.formData(),
    schema: passwordReset,
    send: (passwords) => authCalls(shop).resetPassword(params.token, passwords),
  });
  return data({ refused, done: refused === undefined }, { status: refused ? 422 : 200 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, done: false }));

export const meta = mailLinkHead(() => t('reset.title'), mailPaths.resetPassword);

export default function ResetPasswordPage({ actionData, loaderData }: Route.ComponentProps) {
  const form = useForm('password', actionData?.refused);
  if (actionData?.done)
    return (
      <SignInFrame heading={t('reset.doneTitle')} lead={t('reset.done')}>
        <LinkButton to={paths.signIn()} block>
          {t('reset.toSignIn')}
        </LinkButton>
      </SignInFrame>
    );
  if (!loaderData.isValid && !actionData)
    return (
      <SignInFrame heading={t('reset.goneTitle')} lead={t('reset.gone')}>
        <LinkButton to={paths.signIn()} block>
          {t('reset.again')}
        </LinkButton>
      </SignInFrame>
    );
  return (
    <SignInFrame heading={t('reset.heading')}>
      <PageForm form={form} className="mt-6 grid gap-5">
        <NewPasswordField form={form} name="newPassword" label={fieldWords('fields.newPassword')} />
        <PasswordField
          {...form.field('confirmNewPassword')}
          label={fieldWords('fields.confirmNewPassword')}
          autoComplete="new-password"
          maxLength={255}
          required
        />
        <Button type="submit" block pending={form.pending}>
          {t('reset.submit')}
        </Button>
      </PageForm>
      <p className="mt-4 text-center text-small">
        <Link to={paths.signIn()} className="link">
          {t('reset.again')}
        </Link>
      </p>
    </SignInFrame>
  );
}
