import { data, redirect } from 'react-router';
import { z } from 'zod';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { authCalls } from '#services/shop/auth.ts';
import { signIn } from '#services/sign-in.server.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { mailLinkHead } from '../forms/mail-link.tsx';
import type { Route } from './+types/sign-in-link.page';
import { isOpenLink } from './is-open-link.server.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { t } from './sign-in-words.ts';
import { goOn } from './social-return.server.ts';

export const handle = { name: 'sign-in-link', layout: 'minimal' } satisfies RouteHandle;

/** Opening the link does not use it up, because mail scanners open every link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, sites, shop } = context.get(pageContext);
  if (context.get(sessionContext).signedIn) throw redirect(paths.account());
  return {
    site,
    sites,
    token: params.token,
    isValid: await isOpenLink(authCalls(shop).checkSignInLink(params.token)),
  };
}

/** The press signs in, in any browser. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { shop, log } = context.get(pageContext);
  const session = context.get(sessionContext);
  const onLost = (err: unknown) => log.error({ err }, 'a cart was lost at sign-in');
  const { refused } = await submitForm({
    form: 'signInLink',
    data: await request.formData(),
    schema: z.object({}),
    send: async () => {
      await signIn(session, shop, { linkToken: params.token }, onLost);
      throw goOn(session, paths.account());
    },
  });
  return data({ refused }, { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused }));

export const meta = mailLinkHead(() => t('link.title'), mailPaths.signInLink);

/** The page of a mailed sign-in link (N-16). */
export default function SignInLinkPage({ actionData, loaderData }: Route.ComponentProps) {
  const form = useForm('signInLink', actionData?.refused);
  if (!loaderData.isValid && !actionData)
    return (
      <SignInFrame heading={t('link.goneTitle')} lead={t('link.gone')}>
        <LinkButton to={paths.signIn()} block>
          {t('link.again')}
        </LinkButton>
      </SignInFrame>
    );
  return (
    <SignInFrame heading={t('link.heading')} lead={t('link.text')}>
      <PageForm form={form}>
        <Button type="submit" block pending={form.pending}>
          {t('link.submit')}
        </Button>
      </PageForm>
    </SignInFrame>
  );
}
