import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { isShopPage } from '#pages/shop-page.ts';
import { shopManifestOf } from './shop-manifest.ts';

/** Handles page requests. Production and development load the same module. */
export function pagesIn(mode: 'production' | 'development'): RequestHandler {
  if (mode === 'development')
    return createRequestHandler(() => import('virtual:react-router/server-build'), mode);
  // Given the module itself, the router reads its routes once and not for each request.
  let ready: Promise<Record<'shop' | 'whole', RequestHandler>> | undefined;
  return async (request, context) => {
    ready ??= import('virtual:react-router/server-build').then((build) => ({
      shop: createRequestHandler(forShop(build), mode),
      whole: createRequestHandler(build, mode),
    }));
    const { shop, whole } = await ready;
    const { pathname } = new URL(request.url);
    return (isShopPage(pathname.slice(1)) ? shop : whole)(request, context);
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

/**
 * The same build whose documents load the storefront's route manifest, without the pages of the
 * back office and of mails.
 */
const forShop = (build: ServerBuild): ServerBuild => ({
  ...build,
  assets: { ...build.assets, url: shopManifestOf(build.assets.url) },
});
