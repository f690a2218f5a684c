import type { PurchaseShape } from '#modules/purchasing/admin-contracts.ts';
import { Status } from '#ui/status.tsx';
import { t } from './purchasing-words.ts';

const TONES = {
  draft: 'neutral',
  sent: 'info',
  partly: 'warning',
  received: 'success',
  short: 'warning',
  cancelled: 'neutral',
} as const;

/** Status of a purchase order, what of it arrived broken, and whether it is late. */
export const PurchaseState = ({
  state,
  isLate,
  damaged = 0,
}: Pick<PurchaseShape, 'state' | 'isLate'> & { damaged?: number }) => (
  <span className="flex flex-wrap gap-1">
    <Status tone={TONES[state]}>{t(`options.state.${state}`)}</Status>
    {damaged > 0 && <Status tone="warning">{t('damaged', { count: damaged })}</Status>}
    {isLate && <Status tone="error">{t('late')}</Status>}
  </span>
);
