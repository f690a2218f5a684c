import { terminationInput } from '#modules/terminations/contracts.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { terminationCalls } from '#services/shop/terminations.ts';
import type { Route } from './+types/termination.page';
import { declareAgain } from './declaration/declare-again.ts';
import { declareInSteps } from './declaration/declare-in-steps.server.ts';
import { findDeclarant } from './declaration/find-declarant.server.ts';
import { TwoStepPage } from './declaration/two-step-page.tsx';
import { pageHead } from './page-head.ts';
import { GoodToKnow } from './termination/good-to-know.tsx';
import { Notified } from './termination/notified.tsx';
import { TerminationForm } from './termination/termination-form.tsx';
import { TerminationRecap } from './termination/termination-recap.tsx';
import { t } from './termination/termination-words.ts';

export const handle = { name: 'termination', campaignDialogs: false } satisfies RouteHandle;

/** Works without an account; signed-in customers need not type their data (SUB-02). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, sites, today } = context.get(pageContext);
  const named = new URL(request.url).searchParams.get('contrat');
  const values = { ...(await findDeclarant(context)), contract: named };
  return { site, sites, values, today: today.toString() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { notify } = terminationCalls(context.get(pageContext).shop);
  return declareInSteps({
    form: 'termination',
    schema: terminationInput,
    send: notify,
    data: await request.formData(),
  });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => declareAgain('termination', refused));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('title'),
        description: t('description'),
        path: paths.terminate(),
      })
    : [];

export default function TerminationPage({ loaderData, actionData }: Route.ComponentProps) {
  const now = actionData ?? { step: 'declare' };
  return (
    <TwoStepPage
      title={t('title')}
      lead={t('lead')}
      peeking="calendar"
      steps={{ label: t('steps.label'), names: [t('steps.declare'), t('steps.confirm')] }}
      step={now.step}
      aside={<GoodToKnow />}
    >
      {now.step === 'declare' && (
        <TerminationForm
          refused={now.refused}
          values={{ ...loaderData.values, ...now.values }}
          today={loaderData.today}
        />
      )}
      {now.step === 'confirm' && <TerminationRecap declared={now.declared} />}
      {now.step === 'done' && <Notified receipt={now.receipt} />}
    </TwoStepPage>
  );
}
