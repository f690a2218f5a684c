import { data } from 'react-router';
import { type WithdrawalAnswerShape, withdrawalAnswer } from '#modules/withdrawals/contracts.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { useForm } from '#pages/forms/use-form.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { withdrawalCalls } from '#services/shop/withdrawals.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { loadMailLink } from '../forms/mail-link.server.ts';
import { mailLinkHead } from '../forms/mail-link.tsx';
import { loadOr404 } from '../load-or-404.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import type { Route } from './+types/answer.page';
import { t } from './withdrawal-words.ts';

export const handle = { name: 'withdrawal-answer', layout: 'minimal' } satisfies RouteHandle;

export const loader = loadMailLink;

/** Requires a press of the button, because mail scanners open every link. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { answer } = withdrawalCalls(context.get(pageContext).shop);
  const { refused, done } = await submitForm({
    form: 'withdrawal-answer',
    words: 'withdrawal',
    data: await request.formData(),
    schema: withdrawalAnswer,
    send: (given) => loadOr404(answer(params.token, given)),
  });
  return data(
    { refused, decision: refused ? null : (done ?? null) },
    { status: refused ? 422 : 200 },
  );
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => ({ refused, decision: null }));

export const meta = mailLinkHead(() => t('answer.title'), mailPaths.withdrawalAnswer);

/** What follows from the answer; of a partial withdrawal also what still arrives. */
function decidedText({ decision, items, remaining }: WithdrawalAnswerShape) {
  if (decision === 'denied' || items === null) return t(`answer.${decision}.text`);
  return t('answer.confirmed.part', { items, remaining: remaining ?? t('answer.rest') });
}

export default function WithdrawalAnswerPage({ actionData }: Route.ComponentProps) {
  const form = useForm('withdrawal-answer', actionData?.refused);
  const decision = actionData?.decision;
  if (decision)
    return (
      <SignInFrame
        key="done"
        heading={t(`answer.${decision.decision}.title`)}
        lead={decidedText(decision)}
      >
        <LinkButton to={paths.home()} block>
          {t('answer.toShop')}
        </LinkButton>
      </SignInFrame>
    );
  return (
    <SignInFrame key="ask" heading={t('answer.heading')} lead={t('answer.text')}>
      <PageForm form={form}>
        <Button type="submit" name="answer" value="confirmed" block pending={form.pending}>
          {t('answer.confirm')}
        </Button>
        <Button type="submit" name="answer" value="denied" variant="secondary" block>
          {t('answer.deny')}
        </Button>
      </PageForm>
    </SignInFrame>
  );
}
