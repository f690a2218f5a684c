import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';

const handed = createContext<Response | null>(null);

/** Answers with a file instead of the page; a route that does so needs `handsOver`. */
export function handOver(context: Readonly<RouterContextProvider>, file: Response): null {
  context.set(handed, file);
  return null;
}

/**
 * Of a route that is a file when there is one, and a page only to say that there is none: a plain
 * resource would answer with an empty sheet.
 */
export const handsOver: MiddlewareFunction<Response> = async ({ context }, next) => {
  const page = await next();
  const file = context.get(handed);
  if (!file) return page;
  await page.body?.cancel();
  return file;
};
