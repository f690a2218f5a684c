import { z } from '@hono/zod-openapi';
import { collectionResponse, errorResponses } from '#platform/http/openapi.ts';
import { pagingQuery } from '#platform/http/paging.ts';
import type { Permission } from '../../rules/index.ts';
import { adminRoute } from './admin-route.ts';

type Nothing = Record<never, never>;

interface List<P extends string, F extends z.ZodRawShape, A extends z.ZodObject> {
  path: P;
  operationId: string;
  summary: string;
  tags: string[];
  /** What one of them looks like. */
  member: z.ZodType;
  /** What the path names; it may be unknown (404). */
  params?: A;
  /** What narrows the list, besides its pages. */
  filters?: F;
  /** It comes at once, without pages. */
  isWhole?: boolean;
}

/** A list of the admin API, for whoever has the permission (contracts §1.3). */
export function listRoute<
  P extends string,
  F extends z.ZodRawShape = Nothing,
  A extends z.ZodObject = z.ZodObject<Nothing>,
>(permission: Permission, { member, params, filters, isWhole, ...about }: List<P, F, A>) {
  return adminRoute(permission, {
    ...about,
    method: 'get',
    request: {
      params: params ?? (z.object({}) as object as A),
      query: z.object({ ...((filters ?? {}) as F), ...(isWhole ? {} : pagingQuery) }),
    },
    responses: {
      200: collectionResponse(member),
      ...((filters || !isWhole) && errorResponses(400)),
      ...(params && errorResponses(404)),
      ...((filters || params) && errorResponses(422)),
    },
  });
}
