import { data, redirect } from 'react-router';
import { subscriptionTerms } from '#modules/checkout/rules/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { type CheckoutStep, funnelPaths, paths, stepNames } from '#pages/paths.ts';
import { ServiceError } from '#services/service-client.ts';
import { cartCalls } from '#services/shop/cart.ts';
import { checkoutCalls } from '#services/shop/checkout.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { paymentCalls } from '#services/shop/payments.ts';
import { loadOr404 } from '../load-or-404.ts';
import { loadAddressBook } from './address-book.server.ts';
import { type CurrentPayment, currentPayment, readIfExists } from './current-payment.server.ts';
import { isOwed, owedStep, reachableStep } from './funnel-steps.ts';
import { loadWallets } from './load-wallets.server.ts';
import type { Visit } from './open-step.server.ts';
import { otherSiteFor } from './other-site.ts';
import { storedPayment, storePayment } from './payment-cookie.server.ts';
import { leaveForAccount, requireBuyer } from './require-buyer.server.ts';
import { codeOf, shownOrder } from './shown-order.ts';

/** Data of the current step besides the order; each part is loaded only where needed. */
export type Funnel = Awaited<ReturnType<typeof loadFunnel>>['data'];

/** Data of a checkout step, or a redirect to the step this order is at. */
export async function loadFunnel({ context, request, token }: Visit) {
  const { shop, site, sites, settings } = context.get(pageContext);
  const who = requireBuyer({ context, request, token });
  const { buyer, customer } = who;
  const at = funnelPaths[buyer];
  if (!settings.features.orders) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const order = await loadOr404(orderCalls(shop).read(token));
  const owed = isOwed(order);
  if (order.state !== 'cart' && !owed) throw redirect(at.confirmation(token));
  leaveForAccount(context, who, order);
  if (order.items.length === 0) throw redirect(paths.cart());
  const requested = query.get('etape');
  const step = owed ? owedStep(requested) : reachableStep(requested, order);
  if (step === 'cart') throw redirect(paths.cart());
  if (requested !== stepNames[step])
    throw redirect(withNotice(at.step(token, step), query.get('avis')));

  const calls = checkoutCalls(shop);
  const payments = paymentCalls(shop);
  const [shipment, paying] = [order.shipments[0], order.payments[0]];
  const choosesAddress = step === 'billing' || step === 'shipping';
  const [book, shippingMethods, paymentMethods, paid, bankError, cards, credit, wallets] =
    await Promise.all([
      step === 'billing' || step === 'shipping'
        ? loadAddressBook(shop, customer, { of: step, home: site.country })
        : null,
      shipment && step !== 'billing' ? calls.shippingMethods(token, shipment.id) : [],
      paying && !choosesAddress ? calls.paymentMethods(token, paying.id) : [],
      choosesAddress
        ? NO_PAYMENT
        : payment(
            currentPayment(payments, order, at, storedPayment(request, token), !query.has('refus')),
          ),
      bankErrorOf(query.get('refus')),
      step === 'payment' && customer !== null ? payments.cards() : [],
      step === 'payment' && customer !== null && !owed ? payments.credit() : null,
      step === 'billing' ? loadWallets(calls, order, { buyer, home: site.country }) : null,
    ]);
  if (step === 'summary' && paid.payment?.stage === 'card')
    throw redirect(withNotice(at.step(token, 'payment'), query.get('avis')));

  async function bankErrorOf(hash: string | null) {
    const refused = hash ? await readIfExists(payments, hash) : null;
    return refused?.responseData.error ?? null;
  }
  // Starting a payment binds it to the order, which increases its version.
  const { version } = paid.payment ? await orderCalls(shop).read(token) : order;
  const chosen = shippingMethods.find(({ code }) => code === codeOf(shipment?.method));
  const funnel = {
    site,
    sites,
    buyer,
    step: step as Exclude<CheckoutStep, 'cart'>,
    book,
    otherSite: step === 'shipping' ? otherSiteFor({ site, sites }, order) : null,
    bankError,
    order: shownOrder({ ...order, version }),
    shippingMethods,
    owed,
    paymentMethods: owed ? paymentMethods.filter(isPresent) : paymentMethods,
    ...paid,
    cards,
    wallets,
    creditBalance: credit?.balance ?? 0,
    delivery: chosen ? { name: chosen.name, ...chosen.deliveryEstimate } : null,
    terms: await terms(),
    totalChanged: query.get('avis') === 'total',
  };
  /** Interval, next cost and commitment of each subscription. */
  async function terms() {
    const from = step === 'summary' && !owed ? chosen?.deliveryEstimate.from : undefined;
    const dates = from ? subscriptionTerms(order.items, from) : [];
    const costs = dates.length > 0 ? await cartCalls(shop).commitments(token) : [];
    return costs.flatMap((cost) => {
      const dated = dates.find(({ interval }) => interval === cost.interval);
      return dated ? [{ ...cost, next: dated.next }] : [];
    });
  }
  function isPresent({ code }: { code: string }) {
    return code === codeOf(paying?.method);
  }
  const hash = paid.payment?.hash;
  const secure = site.origin.startsWith('https:');
  const headers = hash ? { 'set-cookie': storePayment(token, hash, secure) } : undefined;
  return data(funnel, { headers });
}

interface Paid {
  payment: CurrentPayment | null;
  /** Why the order cannot be paid as it is, in the server's words. */
  paymentProblem: string | null;
}

const NO_PAYMENT: Paid = { payment: null, paymentProblem: null };

async function payment(requested: Promise<CurrentPayment | null>): Promise<Paid> {
  try {
    return { payment: await requested, paymentProblem: null };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    return { payment: null, paymentProblem: error.description };
  }
}

/** Passes the notice `avis` on through a redirect. */
const withNotice = (path: string, notice: string | null) =>
  notice ? `${path}&avis=${encodeURIComponent(notice)}` : path;
