import { type DebitText, debitText } from '#modules/payments/web/index.ts';
import { useShopSettings } from '#pages/use-shop-settings.ts';

/** A text about the time of payment, according to the shop's settings. */
export function useDebitText(): (text: DebitText) => string {
  const captureAt = useShopSettings()?.captureAt ?? 'shipping';
  return (text) => debitText(captureAt, text);
}
