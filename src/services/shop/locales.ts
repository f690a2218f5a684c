import * as channels from '#modules/channels/operations.ts';
import type { ShopClient } from './client.ts';

/** The active languages of the shop (contracts §1.12). Throws ServiceError. */
export const listLocales = (shop: ShopClient) => shop.all(channels.listLocales);
