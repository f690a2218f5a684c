import { createRequestHandler, type RequestHandler } from 'react-router';

/** Answers a request with a page. In production and in development the same module is loaded. */
export function pagesIn(mode: 'production' | 'development'): RequestHandler {
  if (mode === 'development')
    return createRequestHandler(() => import('virtual:react-router/server-build'), mode);
  // Given the module itself, the router reads its routes once and not for each request.
  let ready: Promise<RequestHandler> | undefined;
  return async (request, context) => {
    ready ??= import('virtual:react-router/server-build').then((build) =>
      createRequestHandler(build, mode),
    );
    return (await ready)(request, context);
  };
}
