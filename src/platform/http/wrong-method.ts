import type { Context, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';

/**
 * The methods an address of `app` supports; empty when the address does not exist. Middleware,
 * which is registered for every method, does not count.
 */
// biome-ignore lint/suspicious/noExplicitAny: of any application
export function methodsOf(app: Hono<any>): (path: string) => readonly string[] {
  let router: TrieRouter<string> | undefined;
  return (path) => {
    if (!router) {
      router = new TrieRouter();
      for (const { method, path: pattern } of app.routes)
        if (method !== 'ALL') router.add('ANY', pattern, method);
    }
    const [found] = router.match('ANY', path);
    const methods = new Set(found.map(([method]) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].toSorted();
  };
}

/**
 * Answers what no route took: 405 with `Allow` when the address is answered to other methods,
 * otherwise 404 (contracts §1.4).
 */
export function refuseMethodOrMissing(
  // biome-ignore lint/suspicious/noExplicitAny: of any application
  app: Hono<any>,
  send: (c: Context, status: 404 | 405) => Response | Promise<Response>,
) {
  const methodsAt = methodsOf(app);
  return (c: Context) => {
    const methods = methodsAt(c.req.path);
    // The method is supported, so the route itself found nothing.
    if (methods.length === 0 || methods.includes(c.req.method)) return send(c, 404);
    c.header('allow', methods.join(', '));
    return send(c, 405);
  };
}
