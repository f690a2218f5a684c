import type { z } from 'zod';
import type { localeShape } from '#modules/channels/contracts.ts';
import type { ShopClient } from './client.ts';

interface Locales {
  'hydra:member': z.infer<typeof localeShape>[];
}

/** The active languages of the shop (contracts §1.12). Throws ServiceError. */
export async function listLocales(shop: ShopClient) {
  return (await shop.call<Locales>({ path: '/shop/locales' }))['hydra:member'];
}
