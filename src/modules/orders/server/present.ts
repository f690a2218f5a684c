import { t } from '#i18n/catalogue.server.ts';
import { money } from '#i18n/money.ts';
import { inParis } from '#kit/dates.ts';
import { pricePerKg } from '#modules/catalog/rules/index.ts';
import { presentPromised } from '#modules/promotions/server/index.ts';
import { pickupPointPath } from '#modules/shipping/server/index.ts';
import type { OrderShape, OrderSummaryShape, ParcelGoodShape } from '../contracts.ts';
import { type Attention, creditOf, dueOf, orderStatus, toFollow } from '../rules/index.ts';
import type { CartProblem } from './cart-problem.ts';
import type { Order, OrderAddress, OrderLine, Parcel } from './order.ts';
import { packedGoodsOf } from './packed-goods-of.ts';
import { presentBlock } from './present-block.ts';

const base = '/api/v2/shop';

export const orderPath = (token: string) => `${base}/orders/${token}`;
const pictureUrl = (hash: string | null) => hash && `/media/${hash}-800.webp`;

/** Summary of an order, without an access check: the routes pass only the caller's own orders. */
export function presentSummary(order: Order): OrderSummaryShape {
  const { pricing, shipment } = order;
  return {
    '@id': orderPath(order.token),
    '@type': 'Order',
    id: order.id,
    channel: `${base}/channels/${order.channel}`,
    tokenValue: order.token,
    number: order.number,
    state: order.state,
    itemsTotal: pricing.itemsTotal,
    itemsSubtotal: pricing.itemsSubtotal,
    code: order.number,
    date: order.placedAt ? inParis(order.placedAt) : null,
    totalIncludingTax: pricing.total,
    status: orderStatus({
      ...order,
      lastAttemptRefused: order.payment?.state === 'failed',
      hasParcels: (shipment?.parcels.length ?? 0) > 0,
    }),
    trackingNumber: shipment?.trackingNumber ?? null,
    carrierLink: shipment?.carrierLink ?? null,
    deliveredAt: shipment?.deliveredAt ? inParis(new Date(shipment.deliveredAt)) : null,
    invoiceAvailable: order.invoiceAvailable,
    subscription: order.subscription && `${base}/subscriptions/${order.subscription}`,
  };
}

/** Contents of a parcel, each article once; null when unknown. */
function presentContents(order: Order, { contents }: Parcel): ParcelGoodShape[] | null {
  if (!contents) return null;
  return packedGoodsOf(order).flatMap((good) => {
    const quantity = contents
      .filter(({ variantCode }) => variantCode === good.variantCode)
      .reduce((sum, piece) => sum + piece.quantity, 0);
    return quantity > 0 ? [{ ...good, quantity }] : [];
  });
}

/** The articles still to follow the parcels that left; null while the contents of one of them are unknown. */
function presentToFollow(order: Order): ParcelGoodShape[] | null {
  const parcels = order.shipment?.parcels ?? [];
  const hasLeftInPart = order.shippingState === 'ready' && parcels.length > 0;
  return hasLeftInPart ? toFollow(packedGoodsOf(order), parcels) : [];
}

/** The Order of contracts §1.6; `problems` only concern carts. */
export function presentOrder(
  order: Order,
  problems: readonly CartProblem[] = [],
  upsells: OrderShape['upsells'] = [],
  /** With a date, a late dispatch is reported as well. */
  today: Temporal.PlainDate | null = null,
  /** The reasons why a placed order is held back. */
  attention: readonly Attention[] = [],
): OrderShape {
  const { pricing, shipment, payment } = order;
  return {
    '@context': '/api/v2/contexts/Order',
    ...presentSummary(order),
    customer: order.customerId === null ? null : `${base}/customers/${order.customerId}`,
    email: order.email,
    localeCode: order.locale,
    currencyCode: order.currency,
    notes: order.notes,
    version: order.version,
    checkoutState: order.checkoutState,
    paymentState: order.paymentState,
    shippingState: order.shippingState,
    items: order.lines.map(presentItem),
    billingAddress: presentAddress(order.billingAddress),
    shippingAddress: presentAddress(order.shippingAddress),
    shipments: shipment?.id
      ? [
          {
            '@id': `${base}/shipments/${shipment.id}`,
            '@type': 'Shipment',
            id: shipment.id,
            method: `${base}/shipping-methods/${shipment.methodCode}`,
            pickupPoint: shipment.pickupPoint && pickupPointPath(shipment.pickupPoint),
            pickupAddress: shipment.pickupAddress,
            deliverFrom: shipment.deliverFrom,
            deliverTo: shipment.deliverTo,
            deliveredAt: shipment.deliveredAt && inParis(new Date(shipment.deliveredAt)),
            parcels: shipment.parcels.map((parcel) => ({
              trackingNumber: parcel.trackingNumber,
              carrierLink: parcel.carrierLink,
              shippedAt: inParis(new Date(parcel.shippedAt)),
              deliveredAt: parcel.deliveredAt && inParis(new Date(parcel.deliveredAt)),
              contents: presentContents(order, parcel),
            })),
            toFollow: presentToFollow(order),
          },
        ]
      : [],
    payments: payment?.id
      ? [
          {
            '@id': `${base}/payments/${payment.id}`,
            '@type': 'Payment',
            id: payment.id,
            method: `${base}/payment-methods/${payment.methodCode}`,
            state: payment.state,
          },
        ]
      : [],
    ...totalsOf(order),
    accounting: pricing.accounting,
    taxes: pricing.taxes.map(({ rate, gross, net, vat }) => ({
      rate: rate / 100,
      gross,
      net,
      vat,
    })),
    freeProducts: pricing.freeProducts.map(
      ({ variantCode, productName, quantity, pictureHash }) => ({
        variantCode,
        productName,
        quantity,
        imageUrl: pictureUrl(pictureHash),
      }),
    ),
    promotions: pricing.promotions.map(({ code, name, couponCode, amount }) => ({
      code,
      name,
      couponCode,
      amount,
    })),
    promisedDeliveries: promisesOf(order),
    couponCodes: [...order.couponCodes],
    upsells,
    freeShipping: pricing.freeShipping,
    problems: problems.map((one) => ({ ...one, message: messageOf(one) })),
    explanation: [...pricing.explanation],
    blocked: presentBlock(order, today, attention),
  };
}

/** Promotions for first deliveries that an order promises, or that were promised to its subscription. */
export const promisesOf = ({ pricing }: Order): OrderShape['promisedDeliveries'] =>
  (pricing.promised ?? []).map(presentPromised);

const totalsOf = ({ credit, voucherId, pricing }: Order) => ({
  shippingTotal: pricing.shippingTotal,
  shippingPromotionTotal: pricing.shippingPromotionTotal,
  orderPromotionTotal: pricing.orderPromotionTotal,
  taxTotal: pricing.taxTotal,
  taxIncludedTotal: pricing.taxTotal,
  taxExcludedTotal: 0,
  shippingTaxTotal: pricing.shippingTaxTotal,
  total: pricing.total,
  credit: creditOf({ credit, pricing }),
  voucher: voucherId !== null,
  due: dueOf({ credit, pricing }),
});

export function presentItem(line: OrderLine) {
  return {
    '@id': `${base}/order-items/${line.id}`,
    '@type': 'OrderItem' as const,
    id: line.id as number,
    quantity: line.quantity,
    variant: {
      '@id': `${base}/product-variants/${line.variantCode}`,
      '@type': 'ProductVariant' as const,
      code: line.variantCode,
    },
    variantCode: line.variantCode,
    productName: line.productName,
    variantName: line.variantName,
    productSku: line.productSku,
    productSlug: line.productSlug,
    variantSlug: line.variantSlug,
    imageUrl: pictureUrl(line.pictureHash),
    subscriptionInterval: line.subscriptionInterval,
    sourceItemList: line.sourceItemList,
    unitPrice: line.unitPrice,
    originalUnitPrice: line.originalUnitPrice,
    discountedUnitPrice: line.discountedUnitPrice,
    subtotal: line.subtotal,
    total: line.total,
    pricePerKilo: pricePerKg(line.unitPrice, line),
  };
}

export function presentAddress(address: OrderAddress | null) {
  if (!address) return null;
  const { id, deliveryInstructions: _, ...fields } = address;
  return { '@id': `${base}/addresses/${id}`, '@type': 'Address' as const, ...fields };
}

function messageOf({ code, reason, couponCode, before, now }: CartProblem): string {
  const coupon = couponCode ?? '';
  if (reason === 'coupon.invalid') return t('orders.problems.promotion_unknown', { coupon });
  if (code === 'promotion_withdrawn' && reason)
    return t(`promotions.refusals.${reason}`, { coupon, minimum: money(now ?? 0) });
  if (code === 'promotion_withheld') return t(`promotions.refusals.coupon.${reason}`, { coupon });
  return t(`orders.problems.${code}`, { before: before ?? 0, now: now ?? 0 });
}
