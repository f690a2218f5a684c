import { data, redirect } from 'react-router';
import { subscriptionTerms } from '#modules/checkout/rules/index.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { funnelPaths, paths } from '#pages/paths.ts';
import { checkoutCalls } from '#services/shop/checkout.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { findGuideAnimal } from '../guide/keep-animal.server.ts';
import { loadOr404 } from '../load-or-404.ts';
import type { Visit } from './open-step.server.ts';
import { requireBuyer } from './require-buyer.server.ts';
import { sceneFor } from './scene-for.ts';
import { codeOf, shownOrder } from './shown-order.ts';

/**
 * Data of a placed order's confirmation; the browser's cart is cleared. An unplaced order is
 * redirected to the checkout.
 */
export async function loadConfirmation({ context, request, token }: Visit) {
  const page = context.get(pageContext);
  const { content, shop, site, sites, settings, log } = page;
  const session = context.get(sessionContext);
  const { buyer } = requireBuyer({ context, request, token });
  if (!settings.features.orders) throw data(null, { status: 404 });
  const order = await loadOr404(orderCalls(shop).read(token));
  if (order.state === 'cart') throw redirect(funnelPaths[buyer].step(token));
  if (session.cartToken === token) session.forgetCart();
  // The stored return address was for a sign-in that turned out not to be needed.
  if (buyer === 'guest' && session.returnTo === paths.checkout(token, 'billing'))
    session.rememberPage(null);
  const payment = order.payments[0];
  const isLater = order.paymentState === 'awaiting_payment' && payment !== undefined;
  const methods = isLater ? await checkoutCalls(shop).paymentMethods(token, payment.id) : [];
  const method = methods.find(({ code }) => code === codeOf(payment?.method));
  const instructions = method?.instructions ?? null;
  /** Species of the recipients for the drawing: dogs, cats or both (L-20). */
  async function sceneOf() {
    try {
      const found = await content.summaries(order.items.map(({ productSku }) => productSku));
      return sceneFor(found.flatMap((one) => ('summary' in one ? [one.summary.animalType] : [])));
    } catch (error) {
      // The order is placed: its page must not fail because product data is unavailable.
      log.error({ err: error }, 'the scene of a confirmation is chosen without its products');
      return sceneFor([]);
    }
  }
  return {
    site,
    sites,
    buyer,
    firstName: session.signedIn?.firstName ?? order.billingAddress?.firstName ?? '',
    instructions,
    terms: termsOf(order),
    order: shownOrder(order),
    scene: await sceneOf(),
    animal: await findGuideAnimal({ page, session }),
  };
}

/** Next dates of the subscriptions, while the first delivery is still ahead. */
function termsOf({ items, paymentState, shipments: [shipment] }: OrderShape) {
  if (paymentState === 'awaiting_payment' || !shipment?.deliverFrom) return [];
  return shipment.parcels?.length ? [] : subscriptionTerms(items, shipment.deliverFrom);
}

export type Confirmation = Awaited<ReturnType<typeof loadConfirmation>>;
