import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import type { ListChoice, ListFilter, TeamList } from '#kit/team-list.ts';
import { Button } from '#ui/button.tsx';
import type { SelectOption } from '#ui/select.tsx';
import type { ReadList } from '../parts/read-list.ts';
import { writtenFilter } from '../parts/read-list.ts';
import type { OfficeListOf } from './define-list.ts';
import { t as tList } from './list-words.ts';
import { lookFields } from './look-fields.tsx';

/** Options of filters of the kind `offered`, by filter name. */
export type Offers = Readonly<Record<string, readonly SelectOption[]>>;

interface ListFiltersProps<L extends TeamList, Row> {
  office: OfficeListOf<L, Row>;
  shown: ReadList<L>;
  offers: Offers;
}

/**
 * The filter form of a list: a choice applies immediately, a text on Enter; without scripts a
 * button applies both.
 */
export function ListFilters<L extends TeamList, Row>(props: ListFiltersProps<L, Row>) {
  const { office, shown, offers } = props;
  const { list, t, to } = office;
  const submit = useSubmit();
  // On phones further filters are collapsed, so that rows come first; without scripts they are
  // expanded.
  const [isWhole, setWhole] = useState(false);
  const rest = useId();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    const isChosen =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type === 'date');
    if (isChosen) submit(event.currentTarget, { replace: true, preventScrollReset: true });
  };
  const { sort, ...narrowing }: ListChoice<TeamList> = shown.choice;
  const fields = Object.entries(list.filters);
  if (fields.length === 0) return null;
  const [inFront, others] = [
    fields.filter(([, { kind }]) => kind === 'search'),
    fields.filter(([, { kind }]) => kind !== 'search'),
  ];
  const field = ([name, filter]: [string, ListFilter]) => (
    <FilterField
      key={name}
      name={name}
      filter={filter}
      value={narrowing[name]}
      t={t}
      offers={offers}
    />
  );
  return (
    <Form
      method="get"
      action={to()}
      role="search"
      aria-label={tList('filters')}
      onChange={apply}
      // Re-rendered when the address changes, so that the fields match it.
      key={JSON.stringify(narrowing)}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 md:flex md:gap-x-2 md:flex-wrap"
    >
      {sort && <input type="hidden" name="tri" value={sort} />}
      {lookFields(shown.look)}
      {inFront.map(field)}
      {others.length > 0 && (
        <Button
          variant="quiet"
          size="compact"
          className="justify-self-start md:hidden noscript:hidden"
          aria-expanded={isWhole}
          aria-controls={rest}
          onClick={() => setWhole(!isWhole)}
        >
          {tList(isWhole ? 'fewerFilters' : 'moreFilters')}
        </Button>
      )}
      <div
        id={rest}
        className={isWhole ? 'contents' : 'contents max-md:hidden noscript:max-md:contents'}
      >
        {others.map(field)}
      </div>
      <Button type="submit" variant="quiet" size="compact" className="lg:min-h-9 lg:px-2">
        {tList('apply')}
      </Button>
    </Form>
  );
}

const control =
  'block min-h-11 w-full rounded-field border border-trait-fort bg-blanc px-3 text-body lg:min-h-9';

interface LabelledProps {
  id: string;
  label: string;
  /** Spans both columns on narrow screens. */
  isWide?: boolean;
  children: ReactNode;
}

function Labelled({ id, label, isWide, children }: LabelledProps) {
  return (
    <div className={isWide ? 'col-span-2' : undefined}>
      <label htmlFor={id} className="block text-small font-bold">
        {label}
      </label>
      {children}
    </div>
  );
}

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'id'> {
  name: string;
  label: string;
  /** Label of the option without a filter. */
  any: string | undefined;
  options: readonly SelectOption[];
}

const Choice = ({ label, any, options, ...select }: ChoiceProps) => (
  <Labelled id={select.name} label={label}>
    <select {...select} id={select.name} className={`${control} md:max-w-46`}>
      {any !== undefined && <option value="">{any}</option>}
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </Labelled>
);

interface FilterFieldProps {
  name: string;
  filter: ListFilter;
  value: string | undefined;
  t: OfficeListOf<TeamList, never>['t'];
  offers: Offers;
}

/** The field of one filter. */
function FilterField({ name, filter, value, t, offers }: FilterFieldProps) {
  const { key } = filter;
  if (filter.onlyWhenSet && value === undefined) return null;
  if (filter.kind === 'number' && !filter.offered && !offers[name])
    return <input type="hidden" name={key} value={value} />;
  const label = t.translate(`fields.${name}`);
  const any = t.has(`any.${name}`) ? t.translate(`any.${name}`) : t.translate('fields.all');
  if (filter.kind === 'choice') {
    const { initial } = filter;
    const all = initial?.all ? [{ value: initial.all, label: any }] : [];
    const shown = value ?? initial?.all;
    const options = [...optionsOf(name, filter.oneOf, t), ...all];
    return (
      <Choice
        name={key}
        label={label}
        any={initial ? undefined : any}
        defaultValue={shown}
        options={options}
      />
    );
  }
  if (filter.kind === 'number' || filter.kind === 'offered') {
    const options =
      offers[name] ?? optionsOf(name, filter.kind === 'number' ? (filter.offered ?? []) : [], t);
    return <Choice name={key} label={label} any={any} defaultValue={value} options={options} />;
  }
  return (
    <Labelled id={key} label={label} isWide={filter.kind === 'search'}>
      <input
        id={key}
        name={key}
        type={filter.kind === 'day' ? 'date' : filter.kind === 'search' ? 'search' : 'text'}
        placeholder={
          t.has(`placeholders.${name}`) ? t.translate(`placeholders.${name}`) : undefined
        }
        defaultValue={value}
        maxLength={filter.kind === 'day' ? undefined : filter.maxLength}
        className={`${control} ${filter.kind === 'search' ? 'md:w-56' : ''}`}
      />
    </Labelled>
  );
}

const optionsOf = (
  name: string,
  values: readonly string[],
  t: FilterFieldProps['t'],
): SelectOption[] =>
  values.map((value) => ({ value, label: t.translate(`options.${name}.${value}`) }));

/** Label of a filter's value. */
export function filterValue(
  name: string,
  filter: ListFilter,
  value: string,
  { t, offers }: Pick<FilterFieldProps, 't' | 'offers'>,
): string {
  if (offers[name]) return offers[name].find((one) => one.value === value)?.label ?? value;
  if (filter.kind === 'choice' || (filter.kind === 'number' && filter.offered))
    return t.translate(`options.${name}.${value}`);
  return value;
}

/** Whether filters other than the defaults are active. */
export const isNarrowed = <L extends TeamList>(list: L, choice: ListChoice<L>): boolean => {
  const { sort: _, ...narrowing }: ListChoice<TeamList> = choice;
  return Object.entries(list.filters).some(
    ([name, filter]) => writtenFilter(filter, narrowing[name]) !== undefined,
  );
};
