import { Refusal } from '#kit/refusal.ts';
import { addItems, applyCoupon } from '#modules/cart/server/index.ts';
import {
  addressOrder,
  askAboutPoint,
  selectPayment,
  selectShipping,
} from '#modules/checkout/server/index.ts';
import type { PostalAddressInput } from '#modules/customers/contracts.ts';
import {
  type CartAccess,
  type CartEdit,
  editCart,
  type Order,
  openCart,
} from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';

export interface DemoCart {
  customerId: number;
  email: string;
  site: string;
  address: PostalAddressInput;
  items: readonly (readonly [variantCode: string, quantity: number])[];
  /** Days between two deliveries; null: bought once. */
  frequency: number | null;
  /** Code of the shipping method; null: the one preselected for the cart. */
  delivery: { methodCode: string; point: string | null } | null;
  payment: string;
  /** A promotion code to enter; a refused one is left out. */
  coupon?: string | null;
  /** The list the articles were added from, if any. */
  foundIn?: string | null;
}

/** Fills a demonstration cart, up to the step before ordering. */
export async function fillCart(appContext: AppContext, cart: DemoCart): Promise<Order> {
  const { customerId, email, site: channel, address, frequency, payment: paidBy } = cart;
  const { access, shipment } = await transact(appContext, async (work) => {
    const opening = { channel, currency: 'EUR', locale: 'fr_FR', customerId };
    const { token } = await openCart(work, opening);
    const access: CartAccess = { token, caller: { customerId }, version: null };
    const additions = cart.items.map(([variantCode, quantity]) => ({
      variantCode,
      quantity,
      subscriptionInterval: frequency,
      sourceItemList: cart.foundIn ?? null,
      upsell: false,
    }));
    const { order } = await editCart(
      work,
      { ...access, adding: additions.map(({ variantCode }) => variantCode) },
      inOne(addItems(additions), addressOrder({ email, billingAddress: address })),
    );
    return { access, shipment: order.shipment };
  });
  const methodCode = cart.delivery?.methodCode ?? (shipment?.methodCode as string);
  if (cart.coupon) await typeCoupon(appContext, access, cart.coupon);
  const point = cart.delivery?.point ?? null;
  const existing = point && (await askAboutPoint(appContext, access, methodCode, point));
  return transact(appContext, async (work) => {
    const way = { methodCode, point: existing || null };
    const { order } = await editCart(
      work,
      access,
      inOne(selectShipping(shipment?.id as number, way), (sent, db) =>
        selectPayment(sent.payment?.id as number, paidBy)(sent, db),
      ),
    );
    return order;
  });
}

/** Edits made one after the other, priced and written once. */
const inOne =
  (...edits: readonly CartEdit[]): CartEdit =>
  async (order, db) => {
    let edited = order;
    for (const edit of edits) edited = await edit(edited, db);
    return edited;
  };

/** Enters a promotion code; one that is refused for this customer or cart changes nothing. */
async function typeCoupon(appContext: AppContext, access: CartAccess, code: string) {
  try {
    await transact(appContext, (work) => applyCoupon(work, access, code));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
