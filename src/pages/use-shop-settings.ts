import { useRouteLoaderData } from 'react-router';
import type { PublicSettings } from './page-context.ts';

/** How the shop is set; undefined on a page that failed before it was known. */
export const useShopSettings = (): PublicSettings | undefined =>
  (useRouteLoaderData('root') as { settings: PublicSettings } | undefined)?.settings;
