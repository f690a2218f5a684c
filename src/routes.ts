import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { type Page, pageList } from './pages/page-list.server.ts';

const all = Object.values(pageList);
const OFFICE = 'gestion/';

const routesOf = (pages: readonly Page[], section = '') =>
  pages.map(({ address, file, routeId }) => {
    const path = address.slice(section.length);
    const options = routeId === undefined ? undefined : { id: routeId };
    return path ? route(path, file, options ?? {}) : index(file, options);
  });

const framed = (frame: Page['frame'], pages = all) => pages.filter((page) => page.frame === frame);
const isOffice = ({ address }: Page) => address.startsWith(OFFICE);

/** Every page of `pages/list.ts`, in the frames it shares with others. */
export default [
  ...routesOf(framed(null).filter((page) => !isOffice(page))),
  layout('storefront/account/account-layout.tsx', routesOf(framed('account'))),
  ...prefix('gestion', [
    ...routesOf(framed(null).filter(isOffice), OFFICE),
    layout(
      'backoffice/frame/office-layout.tsx',
      { id: 'office' },
      routesOf(framed('office'), OFFICE),
    ),
  ]),
] satisfies RouteConfig;
