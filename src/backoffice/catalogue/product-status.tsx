import type { PRODUCT_STATUSES } from '#modules/catalog/admin-contracts.ts';
import { Status } from '#ui/status.tsx';
import { t } from './catalogue-words.ts';

type State = (typeof PRODUCT_STATUSES)[number];

const TONES = {
  draft: 'warning',
  sold: 'success',
  hidden: 'warning',
  stopped: 'neutral',
  replaced: 'neutral',
} as const;

/** Whether a product is on sale. */
export const ProductStatus = ({ status }: { status: State }) => (
  <Status tone={TONES[status]}>{t(`options.status.${status}`)}</Status>
);
