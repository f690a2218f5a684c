import { words } from '#i18n/words.ts';
import { ChipLink } from '#ui/chip.tsx';
import messages from '../messages/search.fr.json';
import type { Results } from './load-results.ts';
import { NARROWED, type Narrowing, type SiteSearch, searchAddress } from './search-query.ts';

const t = words(messages);

interface NarrowChipsProps {
  search: SiteSearch;
  counts: Results['counts'];
}

/** Species and kind as links; following a selected one removes it. */
export function NarrowChips({ search, counts }: NarrowChipsProps) {
  return (
    <nav
      aria-label={t('filters')}
      className="flex flex-wrap gap-2 max-lg:contents lg:gap-x-6 print:hidden"
    >
      {(Object.keys(NARROWED) as Narrowing[]).map((key) => {
        const shown = NARROWED[key].filter((value) => counts[key][value] || search[key] === value);
        if (shown.length < 2 && search[key] === null) return null;
        return (
          <ul key={key} className="flex flex-wrap gap-2 max-lg:contents">
            {shown.map((value) => {
              const isChosen = search[key] === value;
              const to = searchAddress({ ...search, [key]: isChosen ? null : value, pages: 1 });
              return (
                <li key={value}>
                  <ChipLink to={to} selected={isChosen} preventScrollReset>
                    {t('withCount', {
                      label: t.translate(`${key}.${value}`),
                      count: counts[key][value] ?? 0,
                    })}
                  </ChipLink>
                </li>
              );
            })}
          </ul>
        );
      })}
    </nav>
  );
}
