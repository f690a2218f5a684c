import { useRouteLoaderData } from 'react-router';
import { type DebitText, debitText } from '#modules/payments/web/index.ts';
import type { PublicSettings } from '#pages/page-context.ts';

/** How the shop is set; undefined on a page that failed before it was known. */
export const useShopSettings = (): PublicSettings | undefined =>
  (useRouteLoaderData('root') as { settings: PublicSettings } | undefined)?.settings;

/** Says when money is taken, as the shop is set. */
export function useDebitText(): (text: DebitText) => string {
  const captureAt = useShopSettings()?.captureAt ?? 'shipping';
  return (text) => debitText(captureAt, text);
}
