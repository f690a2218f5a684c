import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { isOffice, isWorkbench } from '#pages/public-documents.ts';
import { shopManifestOf } from './shop-manifest.ts';

/** Answers a request with a page. In production and in development the same module is loaded. */
export function pagesIn(mode: 'production' | 'development'): RequestHandler {
  if (mode === 'development')
    return createRequestHandler(() => import('virtual:react-router/server-build'), mode);
  // Given the module itself, the router reads its routes once and not for each request.
  let ready: Promise<Record<'shop' | 'office', RequestHandler>> | undefined;
  return async (request, context) => {
    ready ??= import('virtual:react-router/server-build').then((build) => ({
      shop: createRequestHandler(forShop(build), mode),
      office: createRequestHandler(build, mode),
    }));
    const { shop, office } = await ready;
    const url = new URL(request.url);
    return (isOffice(url) || isWorkbench(url) ? office : shop)(request, context);
  };
}

/** A page as the router knows it. */
export interface PageRoute {
  id: string;
  /** The pattern of its address, as the log names it. */
  address: string;
}

export async function pageRoutes(): Promise<readonly PageRoute[]> {
  const { routes } = await import('virtual:react-router/server-build');
  const addressOf = (id: string): string => {
    const { parentId, path = '' } = routes[id] ?? {};
    return `${parentId ? addressOf(parentId) : ''}/${path}`;
  };
  return Object.keys(routes).map((id) => ({ id, address: addressOf(id) }));
}

/** The same pages, whose documents load the list of routes without those of the team. */
const forShop = (build: ServerBuild): ServerBuild => ({
  ...build,
  assets: { ...build.assets, url: shopManifestOf(build.assets.url) },
});
