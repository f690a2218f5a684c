import type { Payer } from '#modules/payments/server/index.ts';
import { visitorKey } from '#platform/visitor-key.ts';
import type { AppContext } from '#registry/schema.ts';

/**
 * The payer at this network address. `showsMandate`: the page showed the mandate for later charges
 * of a saved card beside the button; without it the card is charged once only.
 */
export const payerOf = (
  { config }: Pick<AppContext, 'config'>,
  address: string,
  { showsMandate }: { showsMandate: boolean },
): Payer => ({
  visitor: visitorKey(config, address),
  address,
  mostDeclines: config.CARD_DECLINES_PER_HOUR,
  showsMandate,
});
