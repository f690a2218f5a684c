import { t } from '#i18n/catalogue.server.ts';
import { addToCart, type CartKeeper } from '#services/current-cart.ts';
import { ServiceError } from '#services/service-client.ts';
import type { CartCalls } from '#services/shop/cart.ts';
import type { MixedMenuShown } from './load-mixed-menu.server.ts';

/**
 * Adds a menu to the cart: both foods, in quantities until the next delivery (GDE-03). The
 * quantities are computed again, never taken from the form. Returns the refusal, or null.
 */
export async function addMenu(
  calls: CartCalls,
  keeper: CartKeeper,
  menu: MixedMenuShown,
  form: FormData,
): Promise<string | null> {
  const days = Number(form.get('interval') ?? menu.proposed);
  const offer = menu.deliveries.find(({ frequency }) => frequency === days);
  if (!offer) throw new Response(null, { status: 400 });
  const isSubscribed = offer.subscription !== null && form.get('mode') === 'subscription';
  try {
    for (const { sku, count } of offer.lines)
      await addToCart(calls, keeper, {
        productVariant: sku,
        quantity: count,
        subscriptionInterval: isSubscribed ? days : null,
        sourceItemList: 'mixed_menu',
      });
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    const isExplained = error.status === 422 || error.status === 409;
    return (isExplained && error.description) || t('storefront.genericError');
  }
}
