import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context, Env, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isOutage, OUTAGE_RETRY_SECONDS } from '#kit/outage.ts';
import {
  bugBody,
  ContentProblem,
  errorBody,
  notFound,
  outageBody,
  problemOf,
  wrongMethod,
} from './content-errors.ts';
import { refuseMethodOrMissing } from './wrong-method.ts';

const send = (c: Context, problem: ContentProblem) =>
  c.json(errorBody(problem), problem.status as ContentfulStatusCode);

/** The content routes of one module; invalid parameters are answered as in contracts §3.2. */
export function contentRoutes<E extends Env>(): OpenAPIHono<E> {
  return new OpenAPIHono<E>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const details = result.error.issues.map(({ path, message }) => ({
        path: path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
        message,
        name: 'ValidationError',
      }));
      const message = details[0]?.message ?? 'Invalid parameters';
      return send(c, new ContentProblem(400, 'ValidationError', message, details));
    },
  });
}

/** The application content groups are mounted on, with its one error renderer. */
export function contentApplication<E extends Env>(
  context: MiddlewareHandler,
  statusOf: (code: string) => number | undefined,
  onBug: (error: unknown, c: Context) => void,
): OpenAPIHono<E> {
  const app = contentRoutes<E>();
  app.use(context);
  app.onError((error, c) => {
    const problem = problemOf(error, statusOf);
    if (problem) return send(c, problem);
    onBug(error, c);
    if (!isOutage(error)) return c.json(bugBody, 500);
    c.header('retry-after', String(OUTAGE_RETRY_SECONDS));
    return c.json(outageBody, 503);
  });
  app.notFound(
    refuseMethodOrMissing(app, (c, status) => send(c, status === 405 ? wrongMethod() : notFound())),
  );
  return app;
}

const errorShape = z
  .object({
    data: z.null(),
    error: z.object({
      status: z.int(),
      name: z.string(),
      message: z.string(),
      details: z.object({}).loose(),
    }),
  })
  .openapi('ContentError');

const described = { 400: 'Invalid parameters', 404: 'Not found or not published' } as const;

/** The error answers of a content operation, for its OpenAPI description. */
export function contentErrors(...statuses: (keyof typeof described)[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: described[status], content: { 'application/json': { schema: errorShape } } },
    ]),
  );
}
