import { z } from 'zod';
import { number } from '#i18n/numbers.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { campaignCalls } from '#services/admin/campaigns.ts';
import { Grid } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { answerIntent, type OfficeIntent } from '../parts/answer-intent.server.ts';
import { Facts } from '../parts/facts.tsx';
import { newFormKey } from '../parts/new-form-key.server.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/campaign.page';
import { CampaignPreview } from './campaign-preview.tsx';
import { CampaignStateMark } from './campaign-state.tsx';
import { datesWords, t, whereWords } from './campaigns-words.ts';

export const handle = { name: 'office-campaign', tracking: false } satisfies RouteHandle;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  return { campaign: await campaignCalls(admin).read(params.code), formKey: newFormKey() };
}

const switching =
  (form: 'publish' | 'stop'): OfficeIntent<{ code: string }> =>
  ({ admin, code, data, key }) =>
    submitForm({
      form,
      data,
      schema: z.object({}),
      send: () => campaignCalls(admin)[form](code, key),
    });

export async function action({ context, request, params: { code } }: Route.ActionArgs) {
  const { admin } = requireStaff(context, request);
  const intents = { publish: switching('publish'), stop: switching('stop') };
  return answerIntent(intents, request, { admin, code, next: officePaths.campaign(code) });
}

export const meta = ({ params }: Route.MetaArgs) => officeHead(params.code);

/** One campaign: preview, pages, dates, and buttons to activate or stop it. */
export default function OfficeCampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, formKey } = loaderData;
  const { code, action: kind, state, shown, priority } = campaign;
  const mayManage = useMay('promotions.manage') && kind !== 'page_view_done';
  const aside = (
    <>
      <CampaignStateMark state={state} />
      {mayManage && (
        <LinkButton to={officePaths.editCampaign(code)} variant="secondary" size="compact">
          {t('campaign.edit')}
        </LinkButton>
      )}
    </>
  );
  return (
    <>
      <PageTitle lead={t(`action.${kind}`)} aside={aside}>
        {code}
      </PageTitle>
      <Grid columns="aside" className="items-start gap-6">
        <Panel title={t('campaign.preview')}>
          <p className="mb-4 text-small text-encre-2">{t('campaign.previewText')}</p>
          <CampaignPreview campaign={campaign} />
        </Panel>
        <div className="grid min-w-0 gap-6">
          <Panel title={t('campaign.facts')}>
            <Facts
              facts={[
                [t('campaign.dates'), datesWords(campaign)],
                [t('campaign.where'), whereWords(campaign).join(' · ')],
                [t('campaign.priority'), String(priority)],
                [t('campaign.shown'), number(shown)],
              ]}
            />
            <p className="mt-2 text-small text-encre-2">{t('campaign.shownHint')}</p>
          </Panel>
          {mayManage && (
            <SwitchForm
              name={state === 'stopped' ? 'publish' : 'stop'}
              formKey={formKey}
              refused={actionData}
            />
          )}
        </div>
      </Grid>
    </>
  );
}

interface SwitchFormProps {
  name: 'publish' | 'stop';
  formKey: string;
  refused: FormAnswer | undefined;
}

function SwitchForm({ name, formKey, refused }: SwitchFormProps) {
  return (
    <Panel title={t(`${name}.title`)}>
      <ActionForm
        name={name}
        formKey={formKey}
        refused={refused}
        variant={name === 'stop' ? 'danger' : 'primary'}
        submit={t(`${name}.submit`)}
        asks={t(`${name}.text`)}
      />
    </Panel>
  );
}
