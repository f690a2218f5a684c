import { type DebitText, debitText } from '#modules/payments/web/index.ts';
import { useShopSettings } from '#pages/use-shop-settings.ts';

/** Says when money is taken, as the shop is set. */
export function useDebitText(): (text: DebitText) => string {
  const captureAt = useShopSettings()?.captureAt ?? 'shipping';
  return (text) => debitText(captureAt, text);
}
