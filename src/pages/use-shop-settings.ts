import { useRouteLoaderData } from 'react-router';
import type { PublicSettings } from './page-context.ts';

/** The public settings; undefined on a page that failed before they were loaded. */
export const useShopSettings = (): PublicSettings | undefined =>
  (useRouteLoaderData('root') as { settings: PublicSettings } | undefined)?.settings;
