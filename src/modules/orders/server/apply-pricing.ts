import type { SellableVariant } from '#modules/catalog/server/index.ts';
import type { ShippingOption } from '#modules/shipping/server/index.ts';
import { checkoutStates, lineKey, type PricedOrder } from '../rules/index.ts';
import type { Order, OrderLine, Payment, Shipment } from './order.ts';

/** Chosen for the shopper when a cart gets its first item. */
const DEFAULT_PAYMENT_METHOD = 'card';

/** Writes computed prices into the order they were computed from. */
export function applyPricing(
  order: Order,
  priced: PricedOrder,
  variants: ReadonlyMap<string, SellableVariant>,
  shipping: ShippingOption | null,
): Order {
  const byKey = new Map(priced.lines.map((line) => [line.key, line]));
  const lines = order.lines.map((line): OrderLine => {
    const found = byKey.get(lineKey(line.variantCode, line.subscriptionInterval));
    if (!found) throw new Error(`line ${line.variantCode} was not priced`);
    const { originalUnitPrice, discountedUnitPrice, subtotal, total, taxRate, net, vat } = found;
    const unitPrice = found.applicableUnitPrice;
    return {
      ...line,
      ...named(line, variants.get(line.variantCode)),
      unitPrice,
      originalUnitPrice,
      discountedUnitPrice,
      subtotal,
      total,
      taxRate,
      net,
      vat,
    };
  });
  const { lines: _, withheld: __, freeProducts, ...rest } = priced;
  const seen = [...variants.values()].map(({ code, onHand }) => [code, onHand] as const);
  const repriced = {
    ...order,
    stock: { ...order.stock, ...Object.fromEntries(seen) },
    lines,
    pricing: {
      ...rest,
      freeProducts: freeProducts.map((gift) => ({
        ...gift,
        productName: variants.get(gift.variantCode)?.productName ?? gift.variantCode,
        pictureHash: variants.get(gift.variantCode)?.pictureHash ?? null,
      })),
    },
  };
  if (lines.length === 0) return { ...repriced, shipment: null, payment: null };
  return {
    ...repriced,
    checkoutState: stateAfter(order, shipping),
    shipment: shipmentOf(order, shipping),
    payment: { ...(order.payment ?? newPayment), amount: priced.total },
  };
}

/** Names, weights and tax category are read from the catalogue until the order is placed. */
function named(line: OrderLine, variant: SellableVariant | undefined): Partial<OrderLine> {
  if (!variant) return line;
  const { productSku, productSlug, productName, variantName, variantSlug, pictureHash } = variant;
  const { taxCategory, netGrams, grossGrams } = variant;
  return {
    productSku,
    productSlug,
    productName,
    variantName,
    variantSlug,
    pictureHash,
    taxCategory,
    netGrams,
    grossGrams,
  };
}

const newPayment: Payment = {
  id: null,
  methodCode: DEFAULT_PAYMENT_METHOD,
  amount: 0,
  state: 'cart',
  transactionId: null,
  paidAt: null,
  details: {},
  createdAt: '',
  updatedAt: '',
};

/** A new shipment, to the delivery address. */
export const newShipment: Omit<Shipment, 'methodCode'> = {
  id: null,
  pickupPoint: null,
  pickupAddress: null,
  state: 'cart',
  dispatchOn: null,
  deliverFrom: null,
  deliverTo: null,
  trackingNumber: null,
  carrierLink: null,
  shippedAt: null,
  parcels: [],
  deliveredAt: null,
  createdAt: '',
  updatedAt: '',
};

function shipmentOf({ shipment }: Order, shipping: ShippingOption | null): Shipment | null {
  if (!shipping) return null;
  if (shipment?.methodCode === shipping.code) return shipment;
  return { ...(shipment ?? newShipment), methodCode: shipping.code, ...TO_ADDRESS };
}

const TO_ADDRESS = { pickupPoint: null, pickupAddress: null };

/** If the chosen delivery is no longer available, the shopper has to choose again. */
function stateAfter({ checkoutState, shipment }: Order, shipping: ShippingOption | null) {
  if (shipment?.methodCode === shipping?.code) return checkoutState;
  return checkoutStates.next(checkoutState, 'change_items') ?? checkoutState;
}
