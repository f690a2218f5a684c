import type { BodyOf, MemberOf } from '#kit/operation.ts';
import * as checkout from '#modules/checkout/operations.ts';
import type { PostalAddressInput } from '#modules/customers/contracts.ts';
import type { DraftShape, GuideList, Scope } from '#modules/subscriptions/contracts.ts';
import * as subscriptions from '#modules/subscriptions/operations.ts';
import type { ShopClient } from './client.ts';

export type AbortReason = MemberOf<typeof subscriptions.listAbortReasons>;

/** A delivery or billing address: a saved one by its path, or a new one. */
export type AddressChoice = { address: string } | PostalAddressInput;

/** The subscriptions of the signed-in customer (contracts §2.2). */
export const subscriptionCalls = (shop: ShopClient) => ({
  list: () => shop.all(subscriptions.listSubscriptions),
  read: (code: string) => shop.call(subscriptions.getSubscription, { params: { code } }),
  /** The next order of the subscription, or null. */
  draft: async (code: string) =>
    (await shop.all(subscriptions.listDrafts, { params: { code } }))[0] ?? null,
  /** How its total is computed. */
  explanation: (code: string, token: string) =>
    shop.call(subscriptions.explainDraft, { params: { code, token } }),
  /** Deliveries that share a parcel, and those that could. */
  parcels: () => shop.call(subscriptions.listParcels, {}),
  abortReasons: () => shop.all(subscriptions.listAbortReasons),
  shippingMethods: async ({ tokenValue: token, shipments: [shipment] }: DraftShape) =>
    shipment ? shop.all(checkout.listShipmentMethods, { params: { token, id: shipment.id } }) : [],
  /** Articles proposed to add to a subscription. */
  upsells: (code: string) => shop.all(subscriptions.listUpsells, { params: { code } }),
  /** Assigns the food of an order from the guide to an animal. */
  giveOrderTo: (token: string, animal: string, lists: GuideList[]) =>
    shop.call(subscriptions.setAnimalOfOrder, { params: { token }, body: { animal, lists } }),
  /** Placed orders of this subscription, the newest first. */
  history: (code: string, itemsPerPage: number) =>
    shop.list(subscriptions.listDeliveries, { params: { code }, query: { page: 1, itemsPerPage } }),
  /** Its latest changes, newest first. */
  changes: (code: string) => shop.all(subscriptions.listSubscriptionChanges, { params: { code } }),
  historyOrder: (code: string, order: string) =>
    shop.call(subscriptions.getDelivery, { params: { code, order } }),
});

/**
 * Changes to one subscription, based on the version the customer saw: if it was changed since, each
 * throws a ServiceError 409 with the current subscription in its body. Null skips the check.
 */
export const changeCalls = (shop: ShopClient, code: string, version: number | null) => {
  const params = { code };
  const headers = version === null ? {} : { 'if-match': `"${version}"` };
  const given = { params, headers };
  return {
    /** How a change would affect the next six deliveries. */
    preview: (body: BodyOf<typeof subscriptions.previewSubscriptionChange>) =>
      shop.call(subscriptions.previewSubscriptionChange, { ...given, body }),
    undo: (id: number) =>
      shop.call(subscriptions.undoSubscriptionChange, {
        params: { code, id: String(id) },
        headers,
        body: {},
      }),
    moveTo: (date: string, scope: Scope) =>
      shop.call(subscriptions.changeNextDate, { ...given, body: { date, scope } }),
    setFrequency: (frequency: number, scope: Scope) =>
      shop.call(subscriptions.changeFrequency, { ...given, body: { frequency, scope } }),
    addItem: (body: BodyOf<typeof subscriptions.addSubscriptionItem>) =>
      shop.call(subscriptions.addSubscriptionItem, { ...given, body }),
    setQuantity: (id: number, quantity: number, scope: Scope) =>
      shop.call(subscriptions.changeSubscriptionItem, {
        params: { code, id },
        headers,
        body: { quantity, scope },
      }),
    setAnimals: (id: number, animals: string[]) =>
      shop.call(subscriptions.setAnimalsOfItem, {
        params: { code, id },
        headers,
        body: { animals },
      }),
    setPlanB: (id: number, body: BodyOf<typeof subscriptions.choosePlanB>) =>
      shop.call(subscriptions.choosePlanB, { params: { code, id }, headers, body }),
    setNextPoint: (pickupPoint: string | null) =>
      shop.call(subscriptions.chooseNextPoint, { ...given, body: { pickupPoint } }),
    replaceItem: (id: number, body: BodyOf<typeof subscriptions.replaceSubscriptionItem>) =>
      shop.call(subscriptions.replaceSubscriptionItem, { params: { code, id }, headers, body }),
    answerBowl: (id: number, answer: BodyOf<typeof subscriptions.answerBowl>) =>
      shop.call(subscriptions.answerBowl, { params: { code, id }, body: answer }),
    removeItem: (id: number, scope: Scope) =>
      shop.call(subscriptions.removeSubscriptionItem, {
        params: { code, id },
        headers,
        query: { scope },
      }),
    sendTo: (to: AddressChoice, scope: Scope) =>
      shop.call(subscriptions.changeShippingAddress, { ...given, body: { ...to, scope } }),
    billTo: (to: AddressChoice, scope: Scope) =>
      shop.call(subscriptions.changeBillingAddress, { ...given, body: { ...to, scope } }),
    setShipping: (shippingMethod: string, pickupPoint: string | null, scope: Scope) =>
      shop.call(subscriptions.changeSubscriptionShipping, {
        ...given,
        body: { shippingMethod, pickupPoint, scope },
      }),
    payWith: (paymentCard: string) =>
      shop.call(subscriptions.changeSubscriptionPayment, { ...given, body: { paymentCard } }),
    addCoupon: (couponCode: string, scope: Scope) =>
      shop.call(subscriptions.addSubscriptionCoupon, { ...given, body: { couponCode, scope } }),
    /** From the later deliveries too. */
    removeCoupon: (couponCode: string) =>
      shop.call(subscriptions.removeSubscriptionCoupon, {
        params: { code, couponCode },
        headers,
        query: { scope: 'all' },
      }),
    joinParcel: (other: string) =>
      shop.call(subscriptions.joinParcel, { ...given, body: { with: other } }),
    leaveParcel: () => shop.call(subscriptions.leaveParcel, given),
    shipNow: () => shop.call(subscriptions.shipNow, { ...given, body: {} }),
    pause: (until: string | null) =>
      shop.call(subscriptions.pauseSubscription, { ...given, body: { until } }),
    resume: (date: string | null) =>
      shop.call(subscriptions.resumeSubscription, { ...given, body: { date } }),
    acceptDiscount: (body: BodyOf<typeof subscriptions.acceptLeavingDiscount>) =>
      shop.call(subscriptions.acceptLeavingDiscount, { ...given, body }),
    abort: (body: BodyOf<typeof subscriptions.abortSubscription>) =>
      shop.call(subscriptions.abortSubscription, { ...given, body }),
  };
};

export type ChangeCalls = ReturnType<typeof changeCalls>;
