import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import type { TelephoneQuoteShape } from '../../admin-contracts.ts';
import { telephonePaymentDueAt } from '../../rules/index.ts';
import { readyCart } from '../ready-cart.ts';
import { type ComposedOrder, composeOrder, type TelephoneRequest } from '../telephone-order.ts';

/** Thrown to roll back the transaction of a preview. */
class OnlyQuoted extends Error {
  readonly composed: ComposedOrder;

  constructor(composed: ComposedOrder) {
    super();
    this.composed = composed;
  }
}

/**
 * Preview of an order taken by telephone: composed exactly like a real one, then rolled back.
 * @throws Refusal as `composeOrder` and `readyCart`
 */
export async function quoteTelephoneOrder(
  appContext: AppContext,
  request: TelephoneRequest,
): Promise<TelephoneQuoteShape> {
  try {
    await transact(appContext, async (work) => {
      const composed = await composeOrder(work, request);
      await readyCart(work, composed.cart, null);
      throw new OnlyQuoted(composed);
    });
  } catch (error) {
    // The preview succeeded and was rolled back.
    if (error instanceof OnlyQuoted) return present(appContext, error.composed);
    throw error;
  }
  throw new Error('a quote is undone');
}

function present({ clock }: AppContext, { cart, options }: ComposedOrder): TelephoneQuoteShape {
  const { lines, pricing, shipment, email } = cart;
  return {
    '@type': 'TelephoneQuote',
    lines: lines.map(({ variantCode: code, productName, variantName, quantity, total }) => ({
      code,
      name: `${productName}, ${variantName}`,
      quantity,
      total,
    })),
    gifts: pricing.freeProducts.map(({ productName }) => productName),
    items: pricing.itemsSubtotal,
    promotions: pricing.promotions.map(({ name, amount }) => ({ name, amount })),
    delivery: pricing.shippingTotal,
    total: pricing.total,
    taxes: pricing.taxes.map(({ rate, vat }) => ({ rate: rate / 100, vat })),
    method: shipment?.methodCode ?? '',
    methods: options.map(({ code, name }) => ({ code, name })),
    email: email ?? '',
    payUntil: telephonePaymentDueAt(clock.now()).toString(),
  };
}
