import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import {
  deliveryCountry,
  deliveryPostcode,
  findCart,
  mayAccess,
  type Order,
} from '#modules/orders/server/index.ts';
import { cardProvider } from '#modules/payments/server/index.ts';
import {
  heaviestParcel,
  type PromisedPlace,
  promiseDelivery,
  quote,
} from '#modules/shipping/rules/index.ts';
import { findShippingOptions, type ShippingOption } from '#modules/shipping/server/index.ts';
import { collection, filterable, ld } from '#platform/http/ld-json.ts';
import { methodsOf } from '../rules/index.ts';
import { findOfferedMethods, findPaymentMethods } from './payment-methods.ts';
import { presentOfferedMethod, presentPaymentMethod, presentShippingMethod } from './present.ts';

/** Response with a list of methods; documents `filters` when the address accepts them. */
function methods(
  c: Context<ShopEnv>,
  type: string,
  members: readonly unknown[],
  filters: readonly string[],
): Response {
  const answer = collection(c, type, members);
  return ld(c, filters.length > 0 ? filterable(answer, filters) : answer);
}

/** An order the caller may see, or null: the lists of methods are then empty. */
async function accessible(c: Context<ShopEnv>, token: string): Promise<Order | null> {
  const order = await findCart(c.var.appContext.db, token);
  return order && mayAccess(order, c.var.caller) ? order : null;
}

interface ShippingQuestion {
  filters?: readonly string[];
  /** Destination to use instead of the address of the order. */
  place?: { countryCode?: string | undefined; postcode?: string | undefined };
}

/** The delivery methods of a shipment with their prices; empty for an unknown shipment. */
export async function answerShippingMethods(
  c: Context<ShopEnv>,
  token: string,
  shipmentId: number,
  { filters = [], place: elsewhere = {} }: ShippingQuestion = {},
): Promise<Response> {
  const order = await accessible(c, token);
  if (!order || order.shipment?.id !== shipmentId) return methods(c, 'ShippingMethod', [], filters);
  const country = elsewhere.countryCode ?? deliveryCountry(order);
  const postcode =
    elsewhere.countryCode === undefined ? deliveryPostcode(order) : elsewhere.postcode;
  const options = await findShippingOptions(c.var.appContext.db, country, order.offerVersion);
  const { itemsTotal, shippingPaidBy } = order.pricing;
  const members = options.flatMap((option) => {
    const offer = quote(option, order.lines, itemsTotal);
    if (!offer) return [];
    const price = shippingPaidBy ? 0 : offer.price;
    const parcelGrams = heaviestParcel(order.lines, option);
    const place = { countryCode: country, postcode };
    const dates = promise(c, place, option);
    return [presentShippingMethod(option, dates, { price, parcelGrams })];
  });
  return methods(c, 'ShippingMethod', members, filters);
}

/** Every method of the channel, without prices. */
export async function answerAllShippingMethods(
  c: Context<ShopEnv>,
  filters: readonly string[],
): Promise<Response> {
  const country = c.var.channel.countries[0] as string;
  const options = await findShippingOptions(c.var.appContext.db, country);
  const members = options.map((option) =>
    presentOfferedMethod(option, promise(c, { countryCode: country }, option), country),
  );
  return methods(c, 'ShippingMethod', members, filters);
}

const promise = (c: Context<ShopEnv>, place: PromisedPlace, option: ShippingOption) =>
  promiseDelivery(c.var.appContext.clock.now(), place, option);

/** The methods a payment may use; empty for an unknown payment. */
export async function answerPaymentMethods(
  c: Context<ShopEnv>,
  token: string,
  paymentId: number,
  filters: readonly string[] = [],
): Promise<Response> {
  const order = await accessible(c, token);
  const offered =
    order && order.payment?.id === paymentId
      ? await findOfferedMethods(c.var.appContext.db, order)
      : [];
  return methods(c, 'PaymentMethod', offered.map(presentPaymentMethod), filters);
}

/** Every payment method in use on this site. */
export async function answerAllPaymentMethods(
  c: Context<ShopEnv>,
  filters: readonly string[],
): Promise<Response> {
  const { appContext, channel } = c.var;
  const used = methodsOf(await findPaymentMethods(appContext.db), channel.code);
  return methods(c, 'PaymentMethod', used.map(presentPaymentMethod), filters);
}

/** Configuration of the chosen method. @throws Refusal `order.unknown` for an unknown payment. */
export async function answerPaymentConfiguration(
  c: Context<ShopEnv>,
  token: string,
  paymentId: number,
): Promise<Response> {
  const order = await accessible(c, token);
  const payment = order?.payment;
  if (!order || !payment || payment.id !== paymentId) throw refuse('order.unknown');
  const methods = await findPaymentMethods(c.var.appContext.db);
  const method = methods.find(({ code }) => code === payment.methodCode);
  return ld(c, {
    provider: payment.methodCode,
    amount: payment.amount,
    currencyCode: order.currency,
    instructions: method?.instructions ?? null,
    wallets: await walletsFor(c, order),
  });
}

/** Wallets are offered for one-off orders that a card may pay: renewals are paid with a card saved on its own. */
async function walletsFor({ var: { appContext } }: Context<ShopEnv>, order: Order) {
  const offered = await findOfferedMethods(appContext.db, order);
  const isOnce = order.lines.every((line) => line.subscriptionInterval === null);
  const paysNow = order.payment !== null && order.payment.amount > 0;
  const isPayable = isOnce && paysNow && offered.some(({ code }) => code === 'card');
  return isPayable ? cardProvider(appContext).wallets : null;
}
