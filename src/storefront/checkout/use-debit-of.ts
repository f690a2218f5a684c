import { isOnlineMethod } from '#modules/payments/contracts.ts';
import { useDebitText } from '../use-debit-text.ts';

/** Says when money of a way to pay is taken; null where the money comes by itself. */
export function useDebitOf(method: string): string | null {
  const say = useDebitText();
  return isOnlineMethod(method) ? say(method) : null;
}
