import { matchRoutes } from 'react-router';
import type { Permission } from '#modules/staff/rules/index.ts';
import { type Page, pageList } from '#pages/page-list.server.ts';

const pages = Object.values(pageList).filter(({ frame }) => frame === 'office');
const routeIdOf = ({ routeId, file }: Page) => routeId ?? file.replace(/\.[^.]+$/, '');
const routes = pages.map((page) => ({ id: routeIdOf(page), path: `/${page.address}` }));

/** Ids of the back office routes these permissions do not open (O-11). */
export const closedRoutes = (permissions: readonly Permission[]): string[] =>
  pages.filter(({ permission }) => permission && !permissions.includes(permission)).map(routeIdOf);

/** Id of the back office route at a path. */
export const officeRouteAt = (pathname: string): string | undefined =>
  matchRoutes(routes, pathname)?.at(-1)?.route.id;
