import { data } from 'react-router';
import type { RouteHandle } from '#pages/route-handle.ts';
import { segmentCalls } from '#services/admin/segments.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/new-segment.page';
import { SegmentForm } from './segment-form.tsx';
import { newSegmentIntents, previewOf } from './segment-intents.server.ts';
import { t } from './segment-words.ts';

export const handle = { name: 'office-new-segment', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return { breeds: await segmentCalls(admin).breeds(), formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const typed = await request.clone().formData();
  if (typed.has('preview')) {
    const answer = await previewOf(admin, typed, 'createSegment');
    return data(answer, { status: answer.preview ? 200 : 422 });
  }
  return answerIntent(newSegmentIntents, request, { admin, next: officePaths.segments() });
}

export const meta = () => officeHead(t('new'));

const NOTHING = { name: '', rules: {}, version: 1 };

export default function NewSegmentPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle lead={t('lead')}>{t('new')}</PageTitle>
      <SegmentForm
        {...loaderData}
        name="createSegment"
        segment={NOTHING}
        preview={null}
        answer={actionData}
      />
    </>
  );
}
