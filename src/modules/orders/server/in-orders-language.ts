import { writtenIn } from '#modules/catalog/server/index.ts';
import type { AppContext } from '#registry/schema.ts';
import type { Order } from './order.ts';

/**
 * Writes to the customer of an order in the language it was placed in, where the shop speaks it, with
 * its articles named in it (I18-02).
 */
export const inOrdersLanguage = <T>(
  appContext: Pick<AppContext, 'db' | 'config'>,
  order: Order,
  write: (spoken: Order) => Promise<T>,
): Promise<T> => writtenIn(appContext, order.locale, order, write);
