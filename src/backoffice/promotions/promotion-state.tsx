import type { PromotionState } from '#modules/promotions/admin-contracts.ts';
import { Status } from '#ui/status.tsx';
import type { Tone } from '#ui/tones.ts';
import { t } from './promotions-words.ts';

const TONES: Readonly<Record<PromotionState, Tone>> = {
  upcoming: 'info',
  running: 'success',
  ended: 'neutral',
  stopped: 'warning',
};

/** Status of a promotion today: an icon and a word. */
export const PromotionStateMark = ({ state }: { state: PromotionState }) => (
  <Status tone={TONES[state]}>{t(`options.state.${state}`)}</Status>
);
