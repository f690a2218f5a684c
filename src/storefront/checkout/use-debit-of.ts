import { isOnlineMethod } from '#modules/payments/contracts.ts';
import { useDebitText } from '../use-debit-text.ts';

/** A text that says when a payment method is charged; null where the customer pays actively. */
export function useDebitOf(method: string): string | null {
  const say = useDebitText();
  return isOnlineMethod(method) ? say(method) : null;
}
