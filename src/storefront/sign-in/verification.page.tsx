import { data } from 'react-router';
import { z } from 'zod';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { authCalls } from '#services/shop/auth.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { loadMailLink } from '../forms/mail-link.server.ts';
import { mailLinkHead } from '../forms/mail-link.tsx';
import type { Route } from './+types/verification.page';
import { SignInFrame } from './sign-in-frame.tsx';
import { t } from './sign-in-words.ts';

export const handle = { name: 'verification', layout: 'minimal' } satisfies RouteHandle;

export const loader = loadMailLink;

/** Requires a press of the button, because mail scanners open every link. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const { refused } = await submitForm({
    form: 'verification',
    data: await request.formData(),
    schema: z.object({}),
    send: () => authCalls(shop).verify(params.token),
  });
  return data({ refused, done: refused === undefined }, { status: refused ? 422 : 200 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, done: false }));

export const meta = mailLinkHead(() => t('verification.title'), mailPaths.verification);

export default function VerificationPage({ actionData }: Route.ComponentProps) {
  const form = useForm('verification', actionData?.refused);
  if (actionData?.done)
    return (
      <SignInFrame heading={t('verification.doneTitle')} lead={t('verification.done')}>
        <div className="grid gap-3">
          <LinkButton to={paths.home()} block>
            {t('verification.toShop')}
          </LinkButton>
          <LinkButton to={paths.account()} variant="secondary" block>
            {t('verification.toAccount')}
          </LinkButton>
        </div>
      </SignInFrame>
    );
  return (
    <SignInFrame heading={t('verification.heading')} lead={t('verification.text')}>
      <PageForm form={form}>
        <Button type="submit" block pending={form.pending}>
          {t('verification.submit')}
        </Button>
      </PageForm>
    </SignInFrame>
  );
}
