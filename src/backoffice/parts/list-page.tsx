import type { ReactNode } from 'react';
import { PAGE_SIZES } from '#kit/page-size.ts';
import { t } from '../frame/frame-words.ts';
import { FilterForm } from './filter-form.tsx';
import { PageTitle } from './page-title.tsx';
import { Pager } from './pager.tsx';

interface ListPageProps<Filter extends object> {
  title: string;
  /** How many there are, in words. */
  lead: string;
  /** Beside the title: what one may begin here. */
  aside?: ReactNode;
  /** Between the title and the list. */
  above?: ReactNode;
  /** The address of the list, or of a part of it. */
  to: (shown: Partial<Filter> & { page?: number }) => string;
  /** What narrows the list now; undefined does not. */
  filter: Filter;
  /** Fields whose names are query keys. */
  fields?: ReactNode;
  /** From 1; left out when the list comes whole. */
  page?: number;
  total: number;
  /** What stands where there are no rows; null when the lead says it already. */
  none?: string | null;
  /** The rows. */
  children: ReactNode;
}

/** A list of the back office: its title, what narrows it, its rows or that there are none, its pages. */
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
