import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { campaignCalls } from '#services/admin/campaigns.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent, type OfficeIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/new-campaign.page';
import { CampaignForm } from './campaign-form.tsx';
import { t } from './campaigns-words.ts';
import { typedCampaign, typedDraft } from './typed-campaign.ts';

export const handle = { name: 'office-new-campaign', tracking: false } satisfies RouteHandle;

export function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  return { formKey: newFormKey() };
}

const createCampaign: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'createCampaign',
    words: 'campaign',
    data,
    schema: typedDraft,
    input: typedCampaign(typedValues(data)),
    send: (draft) => campaignCalls(admin).create(draft, key),
  });

export async function action({ context, request }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const typed = await request.clone().formData();
  const next = officePaths.campaign(String(typed.get('code') ?? '').trim());
  return answerIntent({ createCampaign }, request, { admin, next });
}

export const meta = () => officeHead(t('form.newTitle'));

export default function NewCampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle lead={t('form.newLead')}>{t('form.newTitle')}</PageTitle>
      <CampaignForm
        name="createCampaign"
        campaign={null}
        formKey={loaderData.formKey}
        answer={actionData}
      />
    </>
  );
}
