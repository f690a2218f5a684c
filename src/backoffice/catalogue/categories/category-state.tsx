import type { TeamCategoryShape } from '#modules/catalog/admin-contracts.ts';
import { Status } from '#ui/status.tsx';
import { t } from './categories-words.ts';

type Shown = Pick<TeamCategoryShape, 'hidden' | 'shown'>;

/** Whether visitors see a category, or whether it or a parent is hidden. */
export function CategoryState({ category: { hidden, shown } }: { category: Shown }) {
  if (shown) return <Status tone="success">{t('states.shown')}</Status>;
  return <Status tone="warning">{t(hidden ? 'states.hidden' : 'states.above')}</Status>;
}
