import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';

const handed = createContext<Response | null>(null);

/** Replaces the page by a file response; the route needs the `responseForwarding` middleware. */
export function forwardResponse(context: Readonly<RouterContextProvider>, file: Response): null {
  context.set(handed, file);
  return null;
}

/** Forwards a file of the API under its own name, with caching disabled. */
export function forwardAttachment(context: Readonly<RouterContextProvider>, file: Response): null {
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  for (const name of ['content-type', 'content-disposition'])
    headers.set(name, file.headers.get(name) ?? '');
  return forwardResponse(context, new Response(file.body, { headers }));
}

/**
 * Of a route that is a file when there is one, and a page only to say that there is none: a plain
 * resource would answer with an empty sheet.
 */
export const responseForwarding: MiddlewareFunction<Response> = async ({ context }, next) => {
  const page = await next();
  const file = context.get(handed);
  if (!file) return page;
  await page.body?.cancel();
  return file;
};
