import type { z } from 'zod';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { addItem, applyCoupon } from '#modules/cart/server/index.ts';
import { type Channel, findChannel } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import {
  deliveryCountry,
  editCart,
  lockCart,
  type Order,
  offeredFor,
  openCart,
  placeOrder,
  saveOrder,
} from '#modules/orders/server/index.ts';
import { findShippingOptions, type ShippingOption } from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { telephoneQuestion } from '../admin-contracts.ts';
import { TERMS_VERSION } from '../contracts.ts';
import { telephonePaymentDueAt } from '../rules/index.ts';
import { addressOrder } from './address-order.ts';
import { readyCart } from './ready-cart.ts';
import { selectPayment } from './select-payment.ts';
import { selectShipping } from './select-shipping.ts';

export type TelephoneRequest = z.output<typeof telephoneQuestion>;

/** An order taken by telephone, before it is placed. */
export interface ComposedOrder {
  cart: Order;
  /** Customer it will belong to; null for a guest. */
  customerId: number | null;
  /** Delivery methods for the address. */
  options: readonly ShippingOption[];
}

/**
 * Composes an order taken by telephone (W-14) with the commands a shopper uses: same prices,
 * coupons, limits and refusals. It has no owner until it is placed, so that the customer's own cart
 * is not touched.
 * @throws Refusal as `addItem`, `addressOrder`, `applyCoupon`, `selectShipping`; under `email` or
 * `customer` when there is no address to write to.
 */
export async function composeOrder(
  work: UnitOfWork,
  { channel: code, customer, email, lines, address, shippingMethod, couponCode }: TelephoneRequest,
): Promise<ComposedOrder> {
  const channel = await channelOf(work, code);
  const person = customer === null ? null : await findCustomer(work.tx, customer);
  if (customer !== null && !person)
    throw refuseFields([{ propertyPath: 'customer', code: 'not_found' }]);
  const mailbox = person?.email ?? email;
  if (!mailbox) throw refuseFields([{ propertyPath: 'email', code: 'required' }]);
  const { currency, defaultLocale: locale } = channel;
  const opened = await openCart(work, { channel: code, currency, locale, customerId: null });
  const access = { token: opened.token, caller: null, version: null };
  for (const { variantCode, quantity } of lines)
    await editCart(
      work,
      access,
      addItem({
        variantCode,
        quantity,
        subscriptionInterval: null,
        sourceItemList: 'telephone',
        upsell: false,
      }),
    );
  const addressed = await editCart(
    work,
    access,
    addressOrder({ email: mailbox, billingAddress: address, shippingAddress: address }),
  );
  const options = await homeOptions(work, addressed.order);
  const [first] = options;
  const method = shippingMethod ?? first?.code;
  const shipmentId = addressed.order.shipment?.id;
  if (!method || !shipmentId) throw refuse('checkout.shipping_method');
  await editCart(work, access, selectShipping(shipmentId, { methodCode: method, point: null }));
  if (couponCode) await applyCoupon(work, access, couponCode);
  const { payment } = await lockCart(work, access);
  const paying = selectPayment(payment?.id ?? 0, 'card');
  const { order: cart } = await editCart(work, access, paying);
  return { cart, customerId: person?.id ?? null, options };
}

async function channelOf({ tx }: UnitOfWork, code: string): Promise<Channel> {
  const channel = await findChannel(tx, code);
  if (!channel) throw refuseFields([{ propertyPath: 'channel', code: 'not_found' }]);
  return channel;
}

/** Methods that need no pickup point. */
async function homeOptions({ tx }: UnitOfWork, order: Order): Promise<readonly ShippingOption[]> {
  const options = await findShippingOptions(tx, deliveryCountry(order), order.offerVersion);
  return offeredFor(order.lines, options).filter(({ kind }) => kind === 'home');
}

interface Taking {
  /** Number of the new order. */
  number: string;
  /** Total in cents announced on the telephone. */
  expectedTotal: number;
}

/**
 * Places an order taken by telephone: it reserves stock and waits for its customer, who reads it,
 * accepts the terms and pays by the link in a mail; unpaid, it is cancelled like any other (W-14).
 * @throws Refusal as `composeOrder`, `readyCart` and `placeOrder`.
 */
export async function takeOrder(
  work: UnitOfWork,
  request: TelephoneRequest,
  { number, expectedTotal }: Taking,
): Promise<Order> {
  const { cart, customerId } = await composeOrder(work, request);
  const ready = await readyCart(work, cart, expectedTotal);
  const due = telephonePaymentDueAt(work.now);
  const placed = await placeOrder(work, { ...ready, customerId }, cart, {
    termsVersion: TERMS_VERSION,
    paymentDueAt: due,
    confirmed: false,
    number,
  });
  // The terms are not accepted on the telephone, but on the payment page.
  const saved = await saveOrder(work, { ...placed, acceptedAt: null }, placed);
  await work.announce('order.taken_by_telephone', { orderId: saved.id });
  return saved;
}
