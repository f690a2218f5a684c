import { X } from 'lucide-react';
import { shortDate } from '#i18n/dates.ts';
import type { ListChoice, TeamList } from '#kit/team-list.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { type ReadList, writtenFilter } from '../parts/read-list.ts';
import type { OfficeListOf } from './define-list.ts';
import { filterValue, type Offers } from './list-filters.tsx';
import { t as tList } from './list-words.ts';

interface FilterChipsProps<L extends TeamList, Row> {
  office: OfficeListOf<L, Row>;
  shown: ReadList<L>;
  offers: Offers;
}

/** The active filters; each can be removed. */
export function FilterChips<L extends TeamList, Row>(props: FilterChipsProps<L, Row>) {
  const { office, shown, offers } = props;
  const { list, t, to } = office;
  const { sort: _, ...narrowing }: ListChoice<TeamList> = shown.choice;
  const chips = Object.entries(list.filters).flatMap(([name, filter]) => {
    const value = narrowing[name];
    // The value that removes a default filter is not shown as a filter.
    if (value === undefined || writtenFilter(filter, value) === undefined) return [];
    const text =
      filter.kind === 'day' ? shortDate(value) : filterValue(name, filter, value, { t, offers });
    const usual = filter.kind === 'choice' ? filter.initial?.value : undefined;
    return [{ name, text, without: { ...shown.choice, [name]: usual, look: shown.look } }];
  });
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(({ name, text, without }) => {
        const filter = tList('filter', { name: t.translate(`fields.${name}`), value: text });
        return (
          <li key={name}>
            <Link
              to={to(without)}
              preventScrollReset
              aria-label={tList('removeFilter', { filter })}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-sapin-700 bg-sapin-100 px-3 text-small font-bold text-sapin-700 no-underline hover:bg-blanc lg:min-h-8"
            >
              {filter}
              <Icon of={X} size={16} />
            </Link>
          </li>
        );
      })}
      <li>
        <Link to={to({ ...usualChoice(list), look: shown.look })} className="link text-small">
          {tList('reset')}
        </Link>
      </li>
    </ul>
  );
}

/** The default filters of a list. */
const usualChoice = <L extends TeamList>(list: L): ListChoice<L> =>
  Object.fromEntries(
    Object.entries(list.filters).map(([name, filter]) => [
      name,
      filter.kind === 'choice' ? filter.initial?.value : undefined,
    ]),
  ) as ListChoice<L>;
