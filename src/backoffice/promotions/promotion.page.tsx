import type { RouteHandle } from '#pages/route-handle.ts';
import { promotionCalls } from '#services/admin/promotions.ts';
import { segmentCalls } from '#services/admin/segments.ts';
import { Grid } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import { shownForms } from '../form/plain-form.server.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/promotion.page';
import { CouponsPanel } from './coupons-panel.tsx';
import { EndForm, SwitchForm } from './end-forms.tsx';
import { promotionIntents } from './promotion-intents.server.ts';
import { PromotionRulePanel } from './promotion-rule-panel.tsx';
import { PromotionStateMark } from './promotion-state.tsx';
import { rewardWords, t } from './promotions-words.ts';
import { StrongestPanel } from './strongest-panel.tsx';
import { UsesPanel } from './uses-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

export const handle = { name: 'office-promotion', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const [found, segments] = await Promise.all([
    promotionCalls(admin).read(params.code),
    segmentCalls(admin).list(),
  ]);
  const promotion = { ...found, goods: { ...found.goods, segments } };
  const keys = { switch: newFormKey(), end: newFormKey(), add: newFormKey(), make: newFormKey() };
  return { promotion, keys, forms: shownForms(promotionIntents) };
}

export async function action({ context, request, params: { code } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const next = officePaths.promotion(code);
  return answerIntent(promotionIntents, request, { admin, code, next });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(loaderData?.promotion.rule.name ?? t('title'));

/** One promotion: rule, results and actions. */
export default function OfficePromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { promotion, keys, forms } = loaderData;
  const { code, rule, state } = promotion;
  const mayManage = useMay('promotions.manage');
  const edit = (
    <>
      <PromotionStateMark state={state} />
      {mayManage && (
        <LinkButton to={officePaths.editPromotion(code)} variant="secondary" size="compact">
          {t('promotion.edit')}
        </LinkButton>
      )}
    </>
  );
  return (
    <>
      <PageTitle lead={rewardWords(rule)} aside={edit}>
        {rule.name}
      </PageTitle>
      <Grid columns="aside" className="items-start gap-6">
        <div className="grid min-w-0 gap-6">
          <PromotionRulePanel promotion={promotion} />
          <UsesPanel promotion={promotion} />
          {promotion.trigger !== 'automatic' && (
            <CouponsPanel promotion={promotion} keys={keys} forms={forms} refused={actionData} />
          )}
          <VersionsPanel promotion={promotion} />
        </div>
        <div className="grid min-w-0 gap-6">
          <StrongestPanel stacks={promotion.strongest} code={code} />
          {mayManage && (
            <>
              <EndForm
                promotion={promotion}
                end={forms.endPromotion}
                formKey={keys.end}
                refused={actionData}
              />
              <SwitchForm promotion={promotion} formKey={keys.switch} refused={actionData} />
            </>
          )}
        </div>
      </Grid>
    </>
  );
}
