import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono';

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
    return c.json({ message: 'Internal Error', status: 500 }, 500);
  });
  app.notFound((c) => c.json({ message: 'Not found', status: 404 }, 404));
  return app;
}
