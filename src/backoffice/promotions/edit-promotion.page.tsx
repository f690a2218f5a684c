import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { promotionCalls } from '#services/admin/promotions.ts';
import { segmentCalls } from '#services/admin/segments.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/edit-promotion.page';
import { PromotionForm } from './promotion-form.tsx';
import { t } from './promotions-words.ts';
import { editPromotionIntents } from './write-intents.server.ts';

export const handle = { name: 'office-edit-promotion', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const calls = promotionCalls(admin);
  const [{ code, rule, goods }, categories, segments] = await Promise.all([
    calls.read(params.code),
    calls.categories(),
    segmentCalls(admin).list(),
  ]);
  return { code, rule, categories, segments, products: goods.products, formKey: newFormKey() };
}

export async function action({ context, request, params: { code } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const next = officePaths.promotion(code);
  return answerIntent(editPromotionIntents, request, { admin, code, next });
}

/** Also after a refusal: what somebody else saved is what the next save begins with. */
export const shouldRevalidate = readAgain;

const titleOf = (name: string) => t('form.editTitle', { name });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  officeHead(titleOf(loaderData?.rule.name ?? ''));

export default function EditPromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle lead={t('form.editLead')}>{titleOf(loaderData.rule.name)}</PageTitle>
      <PromotionForm {...loaderData} name="editPromotion" answer={actionData} />
    </>
  );
}
