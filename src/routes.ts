import { index, type RouteConfig } from '@react-router/dev/routes';

/** LIST 1: every page, in the order of the specification. French paths live here and in paths.ts. */
export default [index('storefront/home.page.tsx')] satisfies RouteConfig;
