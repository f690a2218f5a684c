import { CAMPAIGN_STATES } from '#modules/campaigns/admin-contracts.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { campaignCalls } from '#services/admin/campaigns.ts';
import { Link, LinkButton } from '#ui/link.tsx';
import { officeHead } from '../office-head.ts';
import { ChoiceField } from '../parts/filter-fields.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { readQuery } from '../parts/read-query.ts';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/campaigns.page';
import { CampaignStateMark } from './campaign-state.tsx';
import { datesWords, t, whereWords } from './campaigns-words.ts';

export const handle = { name: 'office-campaigns', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const filter = { state: readQuery(request).oneOf('etat', CAMPAIGN_STATES) };
  return { campaigns: await campaignCalls(admin).list(filter), filter };
}

export const meta = () => officeHead(t('title'));

export default function OfficeCampaignsPage({ loaderData }: Route.ComponentProps) {
  const { campaigns, filter } = loaderData;
  const create = useMay('promotions.manage') && (
    <LinkButton to={officePaths.newCampaign()} size="compact">
      {t('new')}
    </LinkButton>
  );
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      aside={create}
      to={officePaths.campaigns}
      filter={filter}
      total={campaigns.length}
      fields={
        <ChoiceField
          name="etat"
          label={t('fields.state')}
          any={t('fields.all')}
          value={filter.state}
          options={CAMPAIGN_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
      }
    >
      <CampaignsTable campaigns={campaigns} />
    </ListPage>
  );
}

function CampaignsTable({ campaigns }: Pick<Route.ComponentProps['loaderData'], 'campaigns'>) {
  return (
    <ListTable
      caption={t('title')}
      columns={[
        t('columns.name'),
        t('columns.state'),
        t('columns.kind'),
        t('columns.where'),
        t('columns.dates'),
        { figures: t('columns.shown') },
      ]}
    >
      {campaigns.map((campaign) => (
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
    </ListTable>
  );
}
