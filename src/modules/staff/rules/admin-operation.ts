import { z } from 'zod';
import { type ListQuery, listQuery } from '#kit/list-query.ts';
import {
  type Answer,
  list,
  type Operation,
  operation,
  pagingQuery,
  type RefusalStatus,
} from '#kit/operation.ts';
import type { TeamList } from '#kit/team-list.ts';
import type { Permission } from './permissions.ts';

interface AdminOperation extends Operation {
  readonly permission: Permission;
}

/** An operation of the admin API with its permission. */
export const adminOperation = <const O extends AdminOperation>(described: O): O =>
  operation(described);

interface AdminList {
  readonly permission: Permission;
  readonly id: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Schema of a row. */
  readonly member: z.ZodType;
  /** Path parameters; an unknown value gives 404. */
  readonly params?: z.ZodObject;
  /** The list of the back office, which defines filters and sort orders. */
  readonly list?: TeamList;
  /** Filters of a list without `list`, apart from paging. */
  readonly filters?: z.ZodRawShape;
  /** Returned completely, without pages. */
  readonly isWhole?: true;
  /** Fields of the response in addition to its rows. */
  readonly besides?: z.ZodObject;
}

type Nothing = Record<never, never>;
type FiltersOf<L> = L extends { list: infer List extends TeamList }
  ? ListQuery<List>
  : L extends { filters: infer Filters extends z.ZodRawShape }
    ? Filters
    : Nothing;
type PagesOf<L> = L extends { isWhole: true } ? Nothing : typeof pagingQuery;
type BesidesOf<L> = L extends { besides: z.ZodObject<infer Shape> } ? Shape : Nothing;
type ParamsOf<L> = L extends { params: infer Params extends z.ZodObject } ? Params : never;

/** A list of the admin API as an operation (contracts §1.3). */
export type ListOperation<L extends AdminList> = Omit<
  L,
  'member' | 'params' | 'filters' | 'isWhole' | 'besides'
> & {
  readonly method: 'get';
  readonly query: z.ZodObject<FiltersOf<L> & PagesOf<L>>;
  readonly answer: Answer<
    z.ZodObject<
      { 'hydra:member': z.ZodArray<L['member']>; 'hydra:totalItems': z.ZodInt } & BesidesOf<L>,
      z.core.$loose
    >
  >;
  readonly refusals: readonly RefusalStatus[];
} & ([ParamsOf<L>] extends [never] ? unknown : { readonly params: ParamsOf<L> });

/** A list of the admin API with its permission. */
export function adminList<const L extends AdminList>(described: L): ListOperation<L> {
  const { member, params, isWhole, besides, ...about } = described as AdminList;
  const filters = about.list ? listQuery(about.list) : about.filters;
  const isNarrowed = Object.keys(filters ?? {}).length > 0;
  const refusals: RefusalStatus[] = [];
  if (isNarrowed || !isWhole) refusals.push(400);
  if (params) refusals.push(404);
  if (isNarrowed || params) refusals.push(422);
  return {
    ...about,
    method: 'get',
    params,
    query: z.object(isWhole ? { ...filters } : { ...filters, ...pagingQuery }),
    answer: besides ? withMore(list(member), besides) : list(member),
    refusals,
  } as object as ListOperation<L>;
}

const withMore = (answer: Answer<z.ZodObject>, besides: z.ZodObject): Answer<z.ZodObject> => ({
  ...answer,
  shape: answer.shape.extend(besides.shape),
});
