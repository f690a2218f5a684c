import type { ReactNode } from 'react';
import { PAGE_SIZES } from '#kit/page-size.ts';
import { t } from '../frame/frame-words.ts';
import { FilterForm } from './filter-form.tsx';
import { PageTitle } from './page-title.tsx';
import { Pager } from './pager.tsx';

interface ListPageProps<Filter extends object> {
  title: string;
  /** The total as text. */
  lead: string;
  /** Actions beside the title. */
  aside?: ReactNode;
  /** Between the title and the list. */
  above?: ReactNode;
  /** Address of the list with filters and page. */
  to: (shown: Partial<Filter> & { page?: number }) => string;
  /** The active filters; undefined ones are inactive. */
  filter: Filter;
  /** Fields named after query parameters. */
  fields?: ReactNode;
  /** From 1; absent for a list without pages. */
  page?: number;
  total: number;
  /** Text for an empty list; null when `lead` already says it. */
  none?: string | null;
  /** The rows. */
  children: ReactNode;
}

/** The layout of a back office list: title, filters, rows or an empty text, paging. */
export function ListPage<Filter extends object>(props: ListPageProps<Filter>) {
  const { title, lead, aside, above, to, filter, fields, page, total, children } = props;
  const { none = t('nothing') } = props;
  const isEmpty = total <= ((page ?? 1) - 1) * PAGE_SIZES.list;
  return (
    <>
      <PageTitle lead={lead} aside={aside}>
        {title}
      </PageTitle>
      {above}
      {fields && (
        <FilterForm reset={to({})} narrowed={Object.values(filter).some(Boolean)}>
          {fields}
        </FilterForm>
      )}
      {isEmpty ? none !== null && <p>{none}</p> : children}
      {page !== undefined && (
        <Pager page={page} total={total} to={(page) => to({ ...filter, page })} />
      )}
    </>
  );
}
