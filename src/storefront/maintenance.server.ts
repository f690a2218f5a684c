import { type MiddlewareFunction, matchRoutes, type RouteObject, replace } from 'react-router';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { baseName, type RouteHandle } from '#pages/route-handle.ts';

const PAGE = 'maintenance';

/** GRD-16: the name of a route begins with one of the closed sections. */
export const isClosed = (name: string | null, sections: readonly string[]): boolean =>
  name !== null && name !== PAGE && sections.some((section) => name.startsWith(baseName(section)));

/** A route in the server build. */
interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { handle?: unknown };
}
type BuiltRoutes = Readonly<Record<string, BuiltRoute | undefined>>;

/** The name of the page at a path; null for what is no page. */
export function routeName(routes: BuiltRoutes, pathname: string): string | null {
  const handle = matchRoutes(treeOf(routes), pathname)?.at(-1)?.route.handle;
  return (handle as RouteHandle | undefined)?.name ?? null;
}

function treeOf(routes: BuiltRoutes, parent?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index, module } = route;
    const shared = { id, path, handle: module.handle };
    return [index ? { ...shared, index } : { ...shared, children: treeOf(routes, id) }];
  });
}

/**
 * Redirects requests for pages of closed sections to the maintenance page, replacing the history
 * entry (GRD-16, GRD-17).
 */
export const closeSections: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { maintenance } = context.get(pageContext).settings;
  if (maintenance.length === 0) return;
  const { routes } = await import('virtual:react-router/server-build');
  if (isClosed(routeName(routes, url.pathname), maintenance)) throw replace(paths.maintenance());
};
