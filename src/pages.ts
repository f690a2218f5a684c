import { createRequestHandler, type RequestHandler } from 'react-router';

/** Answers a request with a page. In production and in development the same module is loaded. */
export const pagesIn = (mode: 'production' | 'development'): RequestHandler =>
  createRequestHandler(() => import('virtual:react-router/server-build'), mode);
