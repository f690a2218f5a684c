import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono';
import { isOutage, OUTAGE_RETRY_SECONDS } from '#kit/outage.ts';
import { refuseMethodOrMissing } from './wrong-method.ts';

type Problem = { status: 400 | 403 | 404 | 413; message: string };

/** The application search routes are mounted on; errors are `{ message, status }` (contracts §4.4). */
export function searchApplication<E extends Env>(
  context: MiddlewareHandler,
  problemOf: (error: unknown) => Problem | null,
  onBug: (error: unknown, c: Context) => void,
): Hono<E> {
  const app = new Hono<E>();
  app.use(context);
  app.onError((error, c) => {
    const problem = problemOf(error);
    if (problem) return c.json(problem, problem.status);
    onBug(error, c);
    if (!isOutage(error)) return c.json({ message: 'Internal Error', status: 500 }, 500);
    c.header('retry-after', String(OUTAGE_RETRY_SECONDS));
    return c.json({ message: 'Service Unavailable', status: 503 }, 503);
  });
  app.notFound(
    refuseMethodOrMissing(app, (c, status) =>
      c.json({ message: status === 405 ? 'Method not allowed' : 'Not found', status }, status),
    ),
  );
  return app;
}
