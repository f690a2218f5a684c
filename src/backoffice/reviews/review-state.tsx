import type { TeamReviewShape } from '#modules/reviews/admin-contracts.ts';
import { Status } from '#ui/status.tsx';
import { t } from './reviews-words.ts';

const TONES = { new: 'warning', accepted: 'success', rejected: 'neutral' } as const;

/** Status of a review: pending, published or refused. */
export const ReviewState = ({ status }: Pick<TeamReviewShape, 'status'>) => (
  <Status tone={TONES[status]}>{t(`options.status.${status}`)}</Status>
);
