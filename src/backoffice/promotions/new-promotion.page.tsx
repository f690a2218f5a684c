import { data } from 'react-router';
import { referenceOf } from '#modules/promotions/rules/index.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { promotionCalls } from '#services/admin/promotions.ts';
import { segmentCalls } from '#services/admin/segments.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/new-promotion.page';
import { PromotionForm } from './promotion-form.tsx';
import { t } from './promotions-words.ts';
import { newPromotionIntents, previewOf } from './write-intents.server.ts';

export const handle = { name: 'office-new-promotion', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const [categories, segments] = await Promise.all([
    promotionCalls(admin).categories(),
    segmentCalls(admin).list(),
  ]);
  return { categories, segments, products: [], formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const typed = await request.clone().formData();
  if (typed.has('preview')) {
    const answer = await previewOf(admin, typed);
    return data(answer, { status: answer.preview ? 200 : 422 });
  }
  const next = officePaths.promotion(referenceOf(String(typed.get('name') ?? '')));
  return answerIntent(newPromotionIntents, request, { admin, next });
}

export const meta = () => officeHead(t('form.newTitle'));

export default function NewPromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{t('form.newTitle')}</PageTitle>
      <PromotionForm
        {...loaderData}
        name="createPromotion"
        answer={actionData}
        rule={null}
        code=""
      />
    </>
  );
}
