import { CAMPAIGN_STATES } from '#modules/campaigns/admin-contracts.ts';
import { campaignCalls } from '#services/admin/campaigns.ts';
import { Link, LinkButton } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { Table } from '#ui/table.tsx';
import type { RouteHandle } from '../../storefront/route-handle.ts';
import { t as frame } from '../frame/frame-words.ts';
import { officeHead } from '../office-head.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/campaigns.page';
import { CampaignStateMark } from './campaign-state.tsx';
import { datesWords, t, whereWords } from './campaigns-words.ts';

export const handle = { name: 'office-campaigns', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const asked = new URL(request.url).searchParams.get('etat');
  const state = CAMPAIGN_STATES.find((one) => one === asked);
  return { campaigns: await campaignCalls(admin).list({ state }), state };
}

export const meta = () => officeHead(t('title'));

export default function OfficeCampaignsPage({ loaderData }: Route.ComponentProps) {
  const { campaigns, state } = loaderData;
  const create = useMay('promotions.manage') && (
    <LinkButton to={officePaths.newCampaign()} size="compact">
      {t('new')}
    </LinkButton>
  );
  return (
    <>
      <PageTitle lead={t('lead')} aside={create}>
        {t('title')}
      </PageTitle>
      <FilterForm reset={officePaths.campaigns()} narrowed={state !== undefined}>
        <Select
          id="etat"
          name="etat"
          label={t('fields.state')}
          placeholder={t('fields.all')}
          defaultValue={state}
          options={CAMPAIGN_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
      </FilterForm>
      {campaigns.length === 0 ? <p>{frame('nothing')}</p> : <Campaigns list={campaigns} />}
    </>
  );
}

function Campaigns({ list }: { list: Route.ComponentProps['loaderData']['campaigns'] }) {
  return (
    <Table caption={t('title')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('columns.name')}</th>
          <th scope="col">{t('columns.state')}</th>
          <th scope="col">{t('columns.kind')}</th>
          <th scope="col">{t('columns.where')}</th>
          <th scope="col">{t('columns.dates')}</th>
          <th scope="col" className="text-right">
            {t('columns.shown')}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((campaign) => (
          <tr key={campaign.code}>
            <th scope="row">
              <Link to={officePaths.campaign(campaign.code)} className="link">
                {campaign.code}
              </Link>
            </th>
            <td className="whitespace-nowrap">
              <CampaignStateMark state={campaign.state} />
            </td>
            <td>{t(`action.${campaign.action}`)}</td>
            <td>{whereWords(campaign).join(' · ')}</td>
            <td>{datesWords(campaign)}</td>
            <td className="text-right tabular-nums">{campaign.shown}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
