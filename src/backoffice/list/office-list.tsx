import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { MOST_COUNTED, PAGE_SIZES } from '#kit/page-size.ts';
import type { ListChoice, TeamList } from '#kit/team-list.ts';
import type { loader as officeLoader } from '../frame/office-layout.tsx';
import { listAddress } from '../parts/list-address.ts';
import { NothingYet } from '../parts/nothing-yet.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager } from '../parts/pager.tsx';
import type { ListLink, ReadList } from '../parts/read-list.ts';
import { isBulk, type ListAnswer } from './bulk-answer.ts';
import { BulkForm } from './bulk-form.tsx';
import { BulkPanel } from './bulk-panel.tsx';
import type { DrawnList, OfficeListOf } from './define-list.ts';
import { FilterChips } from './filter-chips.tsx';
import { isNarrowed, ListFilters, type Offers } from './list-filters.tsx';
import { ListRows } from './list-rows.tsx';
import { ListTools } from './list-tools.tsx';
import { t as tList } from './list-words.ts';
import { type ListViews, ViewTabs } from './view-tabs.tsx';

interface OfficeListProps<L extends TeamList, Row> {
  office: DrawnList<L, Row>;
  /** Result of `loadList`. */
  loaded: {
    list: NoInfer<L>;
    isWhole: boolean;
    /** Path of the page. */
    path: string;
    rows: readonly Row[];
    total: number;
    shown: ReadList<L>;
    views: ListViews;
  };
  /** Result of the submitted form. */
  answer: ListAnswer | undefined;
  /** The total as text. */
  lead: string;
  aside?: ReactNode;
  /** Between the title and the list. */
  above?: ReactNode;
  offers?: Offers;
  /** Text for an empty list without filters. */
  none?: string | undefined;
  /** Groups rows by a name, each group in a table under that name. */
  groupOf?: (row: Row) => string;
  /** Renders the rows instead of a table; their checkboxes are named `choix`. */
  children?: ReactNode;
}

/** A list of the back office, drawn from its description: views, filters, rows, sorts, actions, pages. */
export function OfficeList<L extends TeamList, Row>(props: OfficeListProps<L, Row>) {
  const { loaded, answer, lead, aside, above, offers = {}, none, groupOf, children } = props;
  const { list, isWhole, path, rows, total, shown, views } = loaded;
  const to = listAddress(path, list);
  const office: OfficeListOf<L, Row> = { ...props.office, list, to };
  const { t } = office;
  const { choice, look, page } = shown;
  const permissions = useRouteLoaderData<typeof officeLoader>('office')?.staff.permissions ?? [];
  const actions = (office.actions ?? []).filter(({ permission }) =>
    permissions.includes(permission),
  );
  const here = (other: { page?: number } = {}): string =>
    to({ ...choice, ...other, look } as ListLink<L>);
  const bulk = isBulk(answer) ? answer : undefined;
  const table = { office, shown, hasBoxes: actions.length > 0 };
  const drawn =
    children ??
    (groupOf ? (
      <div className="grid gap-6">
        {[...Map.groupBy(rows, groupOf)].map(([name, members]) => (
          <ListRows
            key={name}
            {...table}
            rows={members}
            caption={t.translate('group', { name, count: members.length })}
          />
        ))}
      </div>
    ) : (
      <ListRows {...table} rows={rows} />
    ));
  return (
    <>
      <PageTitle
        inline
        lead={total > MOST_COUNTED ? tList('more', { count: MOST_COUNTED }) : lead}
        aside={aside}
      >
        {t.translate('title')}
      </PageTitle>
      {above}
      <div className="grid grid-cols-1 gap-3">
        <ViewTabs {...views} path={to()} refused={isBulk(answer) ? undefined : answer}>
          <ListTools office={office} shown={shown} total={total} />
        </ViewTabs>
        <ListFilters office={office} shown={shown} offers={offers} />
        <FilterChips office={office} shown={shown} offers={offers} />
        {bulk && (
          <BulkPanel
            answer={bulk}
            t={t}
            takesText={
              bulk.step === 'question'
                ? actions.find(({ name }) => name === bulk.action)?.takesText
                : undefined
            }
            back={here({ page })}
          />
        )}
        {rows.length === 0 ? (
          <Nothing office={office} choice={choice} none={none} />
        ) : actions.length > 0 ? (
          <BulkForm
            // Resets the selection on another page, and after an action.
            key={`${here({ page })} ${bulk?.step}`}
            actions={actions}
            total={total}
            isOnePage={rows.length >= total}
            t={t}
          >
            {drawn}
          </BulkForm>
        ) : (
          drawn
        )}
      </div>
      {!isWhole && (
        <Pager
          page={page}
          total={total}
          isFull={rows.length >= PAGE_SIZES.list}
          to={(page) => here({ page })}
        />
      )}
    </>
  );
}

interface NothingProps<L extends TeamList, Row> {
  office: OfficeListOf<L, Row>;
  choice: ListChoice<L>;
  none: string | undefined;
}

/** Text for no results: what was searched, and where. */
function Nothing<L extends TeamList, Row>({ office, choice, none }: NothingProps<L, Row>) {
  const { list, t } = office;
  const narrowing: ListChoice<TeamList> = choice;
  const [name] = Object.entries(list.filters).find(([, { kind }]) => kind === 'search') ?? [];
  const text = name && narrowing[name];
  const looksAt = t.has(`searches.${name}`) ? `searches.${name}` : `placeholders.${name}`;
  if (!isNarrowed(list, choice)) return <NothingYet>{none ?? tList('nothing')}</NothingYet>;
  const found = text
    ? tList('nothingSearched', {
        text,
        what: t.translate(looksAt).replace(/…$/, ''),
      })
    : tList('nothingFound');
  return <p className="py-4">{none ?? found}</p>;
}
