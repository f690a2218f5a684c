import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { readAgain } from '#pages/read-again.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { campaignCalls } from '#services/admin/campaigns.ts';
import { officeHead } from '../office-head.ts';
import { answerIntent, type OfficeIntent } from '../parts/answer-intent.server.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { unlessChanged } from '../parts/unless-changed.server.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/edit-campaign.page';
import { CampaignForm } from './campaign-form.tsx';
import { t } from './campaigns-words.ts';
import { seenCampaign, typedCampaign, typedEdit } from './typed-campaign.ts';

export const handle = { name: 'office-edit-campaign', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return { campaign: await campaignCalls(admin).read(params.code), formKey: newFormKey() };
}

const saved: OfficeIntent<{ code: string }> = ({ admin, code, data, key }) =>
  submitForm({
    form: 'editCampaign',
    words: 'campaign',
    data,
    schema: typedEdit,
    input: typedCampaign(typedValues(data)),
    send: (edit) => campaignCalls(admin).edit(code, edit, key),
  });

const editCampaign = unlessChanged<{ code: string }>(
  'editCampaign',
  async ({ admin, code }) => seenCampaign(await campaignCalls(admin).read(code)),
  saved,
);

export async function action({ context, request, params: { code } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  return answerIntent({ editCampaign }, request, {
    admin,
    code,
    next: officePaths.campaign(code),
  });
}

/** Also after a refusal: what somebody else saved is what the next save begins with. */
export const shouldRevalidate = readAgain;

const titleOf = (name: string) => t('form.editTitle', { name });

export const meta = ({ params }: Route.MetaArgs) => officeHead(titleOf(params.code));

export default function EditCampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle lead={t('form.editLead')}>{titleOf(loaderData.campaign.code)}</PageTitle>
      <CampaignForm name="editCampaign" {...loaderData} answer={actionData} />
    </>
  );
}
