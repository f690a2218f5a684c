import { redirect } from 'react-router';
import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { paths } from '#pages/paths.ts';
import { pieces } from '#services/current-cart.ts';
import type { Session } from '#services/session.server.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { orderCalls } from '#services/shop/orders.ts';

/** Articles that could not be added to the cart again. */
export interface Missing {
  names: readonly string[];
  /** True when nothing could be added. */
  isEmpty: boolean;
}

interface FormRequest {
  shop: ShopClient;
  session: Session;
  token: string;
  form: FormData;
}

/** Adds the articles of an order to the cart and redirects there, unless some are missing. */
export async function reorder({ shop, session, token, form }: FormRequest) {
  return submitForm({
    form: 'reorder',
    data: form,
    schema: z.object({}),
    send: async (): Promise<Missing> => {
      const cart = await orderCalls(shop).reorder(token);
      session.keepCart(cart.tokenValue, pieces(cart));
      if (cart.unavailableItems.length === 0) throw redirect(paths.cart());
      const names = cart.unavailableItems.map(({ productName }) => productName);
      return { names, isEmpty: cart.items.length === 0 };
    },
  });
}
