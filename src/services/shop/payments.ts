import type { BodyOf } from '#kit/operation.ts';
import * as checkout from '#modules/checkout/operations.ts';
import * as payments from '#modules/payments/operations.ts';
import type { ShopClient } from './client.ts';

/** Payment requests and saved cards (contracts §2.6). */
export const paymentCalls = (shop: ShopClient) => ({
  /** Returns the existing request if the order is unchanged. */
  open: (token: string, body: BodyOf<typeof checkout.openPaymentRequest>) =>
    shop.call(checkout.openPaymentRequest, { params: { token }, body }),
  /** The customer's saved cards, the default one first. */
  cards: () => shop.all(payments.listPaymentCards),
  /** Makes a card the default one. */
  preferCard: (id: number) =>
    shop.call(payments.preferPaymentCard, { params: { id }, body: { isDefault: true } }),
  removeCard: (id: number) => shop.call(payments.removePaymentCard, { params: { id } }),
  /** Starts saving a card without charging it. */
  openSetup: (body: BodyOf<typeof payments.openPaymentSetup>) =>
    shop.call(payments.openPaymentSetup, { body }),
  /** `confirm` saves the card, an empty payload queries its state at the provider. */
  updateSetup: (hash: string, payload: BodyOf<typeof payments.updatePaymentSetup>['payload']) =>
    shop.call(payments.updatePaymentSetup, { params: { hash }, body: { payload } }),
  /** Store credit, its movements and the customer's preference. */
  credit: () => shop.call(checkout.getStoreCredit, {}),
  redeem: (code: string) => shop.call(checkout.redeemVoucher, { body: { code } }),
  chooseCreditForDeliveries: (paysRenewals: boolean) =>
    shop.call(checkout.chooseCreditForDeliveries, { body: { paysRenewals } }),
  /** Whether store credit is applied to an order. */
  payWithCredit: (token: string, isUsed: boolean) =>
    shop.call(checkout.payOrderWithCredit, { params: { token }, body: { isUsed } }),
  /** Applies a voucher to an order, with or without an account. */
  payWithVoucher: (token: string, code: string) =>
    shop.call(checkout.payOrderWithVoucher, { params: { token }, body: { code } }),
  read: (hash: string) => shop.call(checkout.getPaymentRequest, { params: { hash } }),
  /** `confirm` pays, `cancel` gives up, an empty payload queries the state at the provider. */
  update: (hash: string, payload: BodyOf<typeof checkout.updatePaymentRequest>['payload']) =>
    shop.call(checkout.updatePaymentRequest, { params: { hash }, body: { payload } }),
});

export type PaymentCalls = ReturnType<typeof paymentCalls>;
