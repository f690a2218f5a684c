import type { TeamReviewShape } from '#modules/reviews/admin-contracts.ts';
import { Status } from '#ui/status.tsx';
import { t } from './reviews-words.ts';

const TONES = { new: 'warning', accepted: 'success', rejected: 'neutral' } as const;

/** Whether it waits, is shown, or was refused. */
export const ReviewState = ({ status }: Pick<TeamReviewShape, 'status'>) => (
  <Status tone={TONES[status]}>{t(`options.status.${status}`)}</Status>
);
