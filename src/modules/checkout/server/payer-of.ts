import type { Payer } from '#modules/payments/server/index.ts';
import { visitorKey } from '#platform/visitor-key.ts';
import type { AppContext } from '#registry/schema.ts';

/**
 * Who pays from this network address. `showsMandate`: beside the button stood what a kept card is charged
 * for later; a card that is typed where it does not stand pays once.
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
