import { data } from 'react-router';
import { z } from 'zod';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { privacyCalls } from '#services/shop/privacy.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { loadMailLink } from '../forms/mail-link.server.ts';
import { mailLinkHead } from '../forms/mail-link.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/deletion-link.page';
import { t } from './privacy-words.ts';

export const handle = { name: 'deletion-link', layout: 'minimal' } satisfies RouteHandle;

export const loader = loadMailLink;

/** Requires a press of the button, because mail scanners open every link. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { shop } = context.get(pageContext);
  const form = await request.formData();
  const intent = form.get('intent') === 'keep' ? 'keep' : 'erase';
  const { refused } = await submitForm({
    form: intent,
    data: form,
    schema: z.object({}),
    send: () => privacyCalls(shop)[intent](params.token),
  });
  if (!refused && intent === 'erase') context.get(sessionContext).signOut();
  return data({ refused, done: refused ? null : intent }, { status: refused ? 422 : 200 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, done: null }));

export const meta = mailLinkHead(() => t('link.title'), mailPaths.deletion);

/** The page behind the mailed link, before and after the deletion. */
export default function DeletionLinkPage({ actionData }: Route.ComponentProps) {
  const erase = useForm('erase', actionData?.refused);
  const keep = useForm('keep', actionData?.refused);
  if (actionData?.done === 'erase')
    return (
      <SignInFrame heading={t('link.erasedHeading')} lead={t('link.erased')}>
        <LinkButton to={paths.home()} block>
          {t('link.home')}
        </LinkButton>
      </SignInFrame>
    );
  if (actionData?.done === 'keep')
    return (
      <SignInFrame heading={t('link.staysHeading')} lead={t('link.stays')}>
        <LinkButton to={paths.account()} block>
          {t('link.account')}
        </LinkButton>
      </SignInFrame>
    );
  return (
    <SignInFrame heading={t('link.heading')} lead={t('link.text')}>
      <div className="grid gap-3">
        <PageForm form={keep}>
          <Button type="submit" block pending={keep.pending}>
            {t('link.keep')}
          </Button>
        </PageForm>
        <PageForm form={erase}>
          <Button type="submit" variant="danger" block pending={erase.pending}>
            {t('link.erase')}
          </Button>
        </PageForm>
      </div>
    </SignInFrame>
  );
}
