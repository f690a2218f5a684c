import { SlidersHorizontal } from 'lucide-react';
import { Form, useNavigate } from 'react-router';
import { words } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { RemovableChip } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { ClosedList } from '#ui/select.tsx';
import messages from '../messages/category.fr.json';
import {
  type CategoryQuery,
  categorySearch,
  readCategoryQuery,
  SORT_NAMES,
  selectedCount,
  sortName,
  without,
} from './category-query.ts';
import { PANEL } from './facet-panel.tsx';
import type { ShownCategory } from './load-category.ts';

const t = words(messages);

interface ListHeadProps {
  path: string;
  facets: ShownCategory['facets'];
  query: CategoryQuery;
  total: number;
}

/** Number of products, sort order, and the selected filters as removable chips. */
export function ListHead({ path, facets, query, total }: ListHeadProps) {
  const count = selectedCount(query);
  return (
    <>
      <p role="status" className="font-bold lg:float-left lg:leading-11">
        {t('count', { count: total })}
      </p>
      <div className="list-bar z-20 -mx-(--edge) flex items-center gap-3 bg-lait px-(--edge) py-2.5 lg:mx-0 lg:justify-end lg:p-0">
        <Button
          variant="secondary"
          size="compact"
          icon={SlidersHorizontal}
          popoverTarget={PANEL}
          className="flex-1 lg:hidden"
        >
          {count > 0 ? t('filters.openCount', { count }) : t('filters.open')}
        </Button>
        <SortForm path={path} query={query} />
      </div>
      {count > 0 && (
        <ul aria-label={t('filters.applied')} className="mt-4 flex flex-wrap items-center gap-2">
          {facets.flatMap(({ key, values }) =>
            values
              .filter(({ selected }) => selected)
              .map(({ value, label }) => (
                <li key={`${key} ${value}`}>
                  <RemovableChip
                    to={path + categorySearch(without(query, key, value))}
                    preventScrollReset
                    label={t('filters.remove', { name: label })}
                  >
                    {label}
                  </RemovableChip>
                </li>
              )),
          )}
          <li>
            <Link
              to={path + categorySearch({ ...query, pages: 1, selected: {} })}
              preventScrollReset
              className="link inline-flex min-h-11 items-center px-2 text-small"
            >
              {t('filters.clear')}
            </Link>
          </li>
        </ul>
      )}
    </>
  );
}

function SortForm({ path, query }: { path: string; query: CategoryQuery }) {
  const navigate = useNavigate();
  const sortBy = (name: string) => {
    const requested = readCategoryQuery(new URLSearchParams({ tri: name }));
    const to = path + categorySearch({ ...query, pages: 1, sort: requested.sort });
    void navigate(to, { preventScrollReset: true });
  };
  return (
    <Form action={path} className="flex flex-1 items-center gap-2 lg:flex-none">
      {Object.entries(query.selected).flatMap(([key, values]) =>
        values.map((value) => (
          <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
        )),
      )}
      <label htmlFor="tri" className="sr-only text-small lg:not-sr-only lg:whitespace-nowrap!">
        {t('sort.label')}
      </label>
      <ClosedList
        id="tri"
        name="tri"
        key={query.sort}
        defaultValue={sortName(query.sort)}
        onChange={(event) => sortBy(event.target.value)}
        className="min-h-11! rounded-full! py-1.5! text-small! font-bold"
      >
        {SORT_NAMES.map((name) => (
          <option key={name} value={name}>
            {t.translate(`sort.${name}`)}
          </option>
        ))}
      </ClosedList>
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary" size="compact">
          {t('sort.apply')}
        </Button>
      </span>
    </Form>
  );
}
