import { data } from 'react-router';
import { z } from 'zod';
import { changeAnswer } from '#modules/planned-changes/contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { announcedChangeCalls } from '#services/shop/announced-changes.ts';
import { Alert } from '#ui/alert.tsx';
import { mailLinkHead } from '../forms/mail-link.tsx';
import { loadOr404 } from '../load-or-404.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/announced-change.page';
import { t } from './announced-words.ts';
import { AnswerForm } from './answer-form.tsx';

export const handle = { name: 'announced-change', layout: 'minimal' } satisfies RouteHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, sites, shop } = context.get(pageContext);
  const change = await loadOr404(announcedChangeCalls(shop).read(params.token));
  return { site, sites, token: params.token, change };
}

/** Only the form answers; opening the link does not. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { answer } = announcedChangeCalls(context.get(pageContext).shop);
  const form = await request.formData();
  const values = typedValues(form);
  const { refused } = await submitForm({
    form: values.intent ?? '',
    words: 'announced',
    data: form,
    schema: changeAnswer,
    input: { ...values, variantCode: values.variantCode || null },
    others: ['answer', 'variantCode'],
    send: (input) => loadOr404(answer(params.token, input)),
  });
  return data(
    { refused, done: refused ? null : z.string().parse(values.subscription) },
    { status: refused ? 422 : 200 },
  );
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, done: null }));

export const meta = mailLinkHead(() => t('title'), mailPaths.announcedChange);

/** An announced change of the customer's subscriptions, with the forms to answer it. */
export default function AnnouncedChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { change } = loaderData;
  return (
    <SignInFrame heading={t(`heading.${change.kind}`)} lead={change.reason}>
      {change.state === 'stopped' ? (
        <Alert tone="info">{t('stopped')}</Alert>
      ) : (
        <div className="grid gap-8">
          {change.subscriptions.map((subscription) => (
            <AnswerForm
              key={subscription.code}
              change={change}
              subscription={subscription}
              refused={actionData?.refused}
              done={actionData?.done === subscription.code}
            />
          ))}
        </div>
      )}
    </SignInFrame>
  );
}
