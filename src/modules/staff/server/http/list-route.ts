import type { z } from 'zod';
import type { MemberOf, Operation } from '#kit/operation.ts';
import type { TeamList } from '#kit/team-list.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { type Paging, pagingOf } from '#platform/http/paging.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext } from '#registry/schema.ts';
import type { Permission } from '../../rules/index.ts';
import type { AdminEnv, StaffMember } from '../admin-env.ts';
import { guardedRoute } from './admin-route.ts';

/** The operation of a described list of the back office. */
interface Listing extends Operation {
  readonly permission: Permission;
  readonly list: TeamList;
  readonly query: z.ZodObject;
}

type QueryOf<O extends Listing> = z.output<O['query']>;

interface ListCall<O extends Listing> {
  appContext: AppContext;
  staff: StaffMember;
  query: QueryOf<O>;
  /** The requested page; undefined for a list that is returned whole. */
  paging: 'page' extends keyof QueryOf<O> ? Paging : undefined;
}

interface ListResult<O extends Listing> {
  rows: readonly MemberOf<O>[];
  /** Rows on all pages; by default, those of this one. */
  total?: number;
  /** Fields of the response in addition to its rows. */
  besides?: object;
}

/**
 * The route of a described list. The file is in `server/lists/` of its module, where
 * `registry/admin-api.ts` finds it; `type` is the JSON-LD type of a row.
 */
export function listRoute<O extends Listing>(
  operation: O,
  type: string,
  find: (call: ListCall<O>) => Promise<ListResult<O>>,
) {
  const isPaged = 'page' in operation.query.shape;
  return apiRoutes<AdminEnv>(words).openapi(guardedRoute<Listing>(operation), async (c) => {
    const { appContext, staff } = c.var;
    const query = c.req.valid('query') as QueryOf<O>;
    const paging = isPaged ? pagingOf(c) : undefined;
    const call = { appContext, staff, query, paging } as ListCall<O>;
    const { rows, total, besides } = await find(call);
    return ld(c, { ...collection(c, type, rows, total, paging), ...besides });
  });
}
