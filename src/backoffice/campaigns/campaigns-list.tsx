import type { listCampaigns } from '#modules/campaigns/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { CampaignStateMark } from './campaign-state.tsx';
import { datesWords, t, whereWords } from './campaigns-words.ts';

/** Campaigns, active ones first. */
export const campaignsOffice = officeList<typeof listCampaigns>({
  id: 'campaigns',
  rowKey: ({ code }) => code,
  t,
  columns: {
    name: {
      isHeading: true,
      text: ({ code }) => code,
      cell: ({ code }) => (
        <Link to={officePaths.campaign(code)} className="link">
          {code}
        </Link>
      ),
    },
    state: {
      className: 'whitespace-nowrap',
      text: ({ state }) => t(`options.state.${state}`),
      cell: ({ state }) => <CampaignStateMark state={state} />,
    },
    kind: { text: ({ action }) => t(`action.${action}`) },
    where: { text: (campaign) => whereWords(campaign).join(' · ') },
    dates: { text: (campaign) => datesWords(campaign) },
    shown: { isFigures: true, text: ({ shown }) => shown },
  },
});
