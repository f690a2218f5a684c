import type { CampaignState } from '#modules/campaigns/admin-contracts.ts';
import { Status } from '#ui/status.tsx';
import type { Tone } from '#ui/tones.ts';
import { t } from './campaigns-words.ts';

const TONES: Readonly<Record<CampaignState, Tone>> = {
  running: 'success',
  upcoming: 'info',
  ended: 'neutral',
  stopped: 'warning',
};

/** Whether visitors get a campaign: an icon and a word. */
export const CampaignStateMark = ({ state }: { state: CampaignState }) => (
  <Status tone={TONES[state]}>{t(`options.state.${state}`)}</Status>
);
