import { createRoute, type RouteConfig, type z } from '@hono/zod-openapi';
import type { Answer, Operation } from '#kit/operation.ts';
import { contentErrors } from './content-app.ts';
import { errorResponses } from './openapi.ts';

type BodyOf<O> = O extends { body: infer Body extends z.ZodType }
  ? { body: { required: true; content: { 'application/json': { schema: Body } } } }
  : O extends { form: infer Form extends z.ZodType }
    ? { body: { required: true; content: { 'multipart/form-data': { schema: Form } } } }
    : unknown;

/** `content` is optional, so that a handler may return a plain `Response`. */
interface Documented {
  description: string;
  content?: Record<string, { schema: z.ZodType }>;
}

/** The route type of an operation: the types of its handler's inputs are inferred from it. */
export type RouteOf<O extends Operation> = {
  method: O['method'];
  path: O['path'];
  request: Pick<O, keyof O & ('params' | 'query' | 'headers')> & BodyOf<O>;
  responses: Record<number, Documented>;
};

type Errors = (...statuses: Operation['refusals'][number][]) => RouteConfig['responses'];

const documented = ({ description, type, shape }: Answer): Documented =>
  type === null || shape === null
    ? { description }
    : { description, content: { [type]: { schema: shape } } };

/** The bodies an operation takes, by content type: PATCH takes merge-patch only (API-03). */
function bodyOf({ method, body, form }: Operation) {
  const asForm = { 'multipart/form-data': { schema: form } };
  if (form && body) return { content: { 'application/ld+json': { schema: body }, ...asForm } };
  if (form) return { required: true, content: asForm };
  if (!body) return undefined;
  const schema = { schema: body };
  if (method === 'patch')
    return { required: true, content: { 'application/merge-patch+json': schema } };
  return {
    required: true,
    content: { 'application/ld+json': schema, 'application/json': schema },
  };
}

function routeWith<O extends Operation>(
  operation: O,
  errors: Errors,
  parameters?: RouteConfig['parameters'],
) {
  const { id, method, path, tag, summary, permission, hidden, answer, refusals } = operation;
  const { params, query, headers, otherwise = [] } = operation as Operation;
  const body = bodyOf(operation);
  return createRoute({
    method,
    path,
    operationId: id,
    tags: [tag],
    summary,
    hide: hidden,
    'x-permission': permission,
    parameters,
    request: { params, query, headers, body },
    responses: {
      ...errors(...refusals),
      ...Object.fromEntries([answer, ...otherwise].map((one) => [one.status, documented(one)])),
    },
  } as RouteConfig) as object as RouteOf<O> & { getRoutingPath(): string };
}

/** The route of an operation of the shop API or the admin API. */
export const route = <O extends Operation>(operation: O) => routeWith(operation, errorResponses);

/**
 * The route of an operation of the content API, whose error body differs. `parameters` describe the
 * nested part of its query (filters, fields, sorting, pages).
 */
export const contentRoute = <O extends Operation>(
  operation: O,
  parameters?: RouteConfig['parameters'],
) => routeWith(operation, contentErrors as Errors, parameters);
