import { writtenIn } from '#modules/catalog/server/index.ts';
import type { AppContext } from '#registry/schema.ts';
import type { Order } from './order.ts';

/**
 * Writes a mail in the language the order was placed in, if the shop supports it, with article names in that language
 * (I18-02).
 */
export const inOrdersLanguage = <T>(
  appContext: Pick<AppContext, 'db' | 'config'>,
  order: Order,
  write: (spoken: Order) => Promise<T>,
): Promise<T> => writtenIn(appContext, order.locale, order, write);
