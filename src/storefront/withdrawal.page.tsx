import { withdrawalInput } from '#modules/withdrawals/contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { withdrawalCalls } from '#services/shop/withdrawals.ts';
import type { Route } from './+types/withdrawal.page';
import { declareAgain } from './declaration/declare-again.ts';
import { declareInSteps } from './declaration/declare-in-steps.server.ts';
import { findDeclarant } from './declaration/find-declarant.server.ts';
import { TwoStepPage } from './declaration/two-step-page.tsx';
import { pageHead } from './page-head.ts';
import { DeclarationForm } from './withdrawal/declaration-form.tsx';
import { DeclarationRecap } from './withdrawal/declaration-recap.tsx';
import { declaredGoods } from './withdrawal/declared-goods.ts';
import { findWithdrawnOrder } from './withdrawal/find-order.server.ts';
import { GoodToKnow } from './withdrawal/good-to-know.tsx';
import { Received } from './withdrawal/received.tsx';
import { t } from './withdrawal/withdrawal-words.ts';

export const handle = { name: 'withdrawal', campaignDialogs: false } satisfies RouteHandle;

/** Works without an account; signed-in customers need not type their data (WDR-03). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, sites } = context.get(pageContext);
  const named = new URL(request.url).searchParams.get('commande');
  const order = await findWithdrawnOrder(context, request);
  const declarant = order ?? (await findDeclarant(context));
  const { name, email } = declarant;
  return { site, sites, order, values: { name, email, orderNumber: order?.number ?? named } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { declare } = withdrawalCalls(context.get(pageContext).shop);
  const data = await request.formData();
  const order = await findWithdrawnOrder(context, request);
  const typed = typedValues(data);
  const goods = declaredGoods(order?.lines ?? [], typed);
  return declareInSteps({
    form: 'withdrawal',
    schema: withdrawalInput,
    input: { ...typed, orderNumber: order?.number ?? typed.orderNumber, ...goods },
    send: declare,
    data,
  });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => declareAgain('withdrawal', refused));

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('title'),
        description: t('description'),
        path: paths.withdraw(),
      })
    : [];

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const now = actionData ?? { step: 'declare' };
  return (
    <TwoStepPage
      title={t('title')}
      lead={t('lead')}
      peeking="back"
      steps={{ label: t('steps.label'), names: [t('steps.declare'), t('steps.confirm')] }}
      step={now.step}
      aside={<GoodToKnow />}
    >
      {now.step === 'declare' && (
        <DeclarationForm
          refused={now.refused}
          values={{ ...loaderData.values, ...now.values }}
          order={loaderData.order}
        />
      )}
      {now.step === 'confirm' && <DeclarationRecap {...now} order={loaderData.order} />}
      {now.step === 'done' && <Received receipt={now.receipt} />}
    </TwoStepPage>
  );
}
