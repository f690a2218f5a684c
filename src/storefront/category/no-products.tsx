import { words } from '#i18n/words.ts';
import { Scene } from '#modules/media/web/index.ts';
import { RemovableChip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link.tsx';
import messages from '../messages/category.fr.json';
import { type CategoryQuery, categorySearch, selectedCount, without } from './category-query.ts';
import type { ShownCategory } from './load-category.ts';

const t = words(messages);

interface NoProductsProps {
  path: string;
  facets: ShownCategory['facets'];
  query: CategoryQuery;
}

/** No product matches all filters: each filter can be removed here. */
export function NoProducts({ path, facets, query }: NoProductsProps) {
  const count = selectedCount(query);
  const chips = facets.flatMap(({ key, values }) =>
    values.filter(({ selected }) => selected).map((value) => ({ key, ...value })),
  );
  return (
    <EmptyState
      art={<Scene name="no-results" className="w-72" />}
      title={count > 0 ? t('empty.title', { count }) : t('empty.shelf')}
      actions={
        count > 0 && (
          <>
            {chips.map(({ key, value, label }) => (
              <RemovableChip
                key={`${key} ${value}`}
                to={path + categorySearch(without(query, key, value))}
                preventScrollReset
                label={t('filters.remove', { name: label })}
              >
                {label}
              </RemovableChip>
            ))}
            <LinkButton to={path} size="compact" preventScrollReset>
              {t('filters.clear')}
            </LinkButton>
          </>
        )
      }
    >
      {t(count > 0 ? 'empty.text' : 'empty.shelfText')}
    </EmptyState>
  );
}
