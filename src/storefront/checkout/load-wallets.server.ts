import type { ShippingMethodShape } from '#modules/checkout/contracts.ts';
import type { WalletOffer } from '#modules/checkout/web/index.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import type { Buyer } from '#pages/paths.ts';
import type { CheckoutCalls } from '#services/shop/checkout.ts';
import { shownOrder } from './shown-order.ts';
import { withMethod } from './with-method.ts';

/**
 * Data for the wallet buttons: each country the site delivers to, with its home delivery methods
 * and totals. Null where no wallet can pay. Wallets do not support pickup points, and credit is
 * applied at the payment step.
 */
export async function loadWallets(
  calls: CheckoutCalls,
  order: OrderShape,
  { buyer, home }: { buyer: Buyer; home: string },
): Promise<WalletOffer | null> {
  const [shipment, paying] = [order.shipments[0], order.payments[0]];
  if (!shipment || !paying || order.state !== 'cart' || order.credit > 0) return null;
  const { wallets } = await calls.paymentConfiguration(order.tokenValue, paying.id);
  if (!wallets) return null;
  const shown = shownOrder(order);
  const rateOf = (method: ShippingMethodShape) =>
    method.kind === 'home' && method.price !== undefined
      ? [
          {
            code: method.code,
            name: method.name,
            price: method.price,
            due: withMethod(shown, method).due,
          },
        ]
      : [];
  const delivered = await calls.countries();
  const countries = await Promise.all(
    delivered.map(async ({ code }) => {
      const methods = await calls.shippingMethodsTo(order.tokenValue, shipment.id, code);
      return { code, rates: methods.flatMap(rateOf) };
    }),
  );
  const reached = countries
    .filter(({ rates }) => rates.length > 0)
    .toSorted((a, b) => Number(b.code === home) - Number(a.code === home));
  if (reached.length === 0) return null;
  return { ...wallets, asksEmail: buyer === 'guest', countries: reached };
}
