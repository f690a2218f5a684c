import type { BodyOf } from '#kit/operation.ts';
import * as checkout from '#modules/checkout/operations.ts';
import * as payments from '#modules/payments/operations.ts';
import type { ShopClient } from './client.ts';

/** Payment requests, and the cards that are kept (contracts §2.6). */
export const paymentCalls = (shop: ShopClient) => ({
  /** Asked again for what the order still is, it answers the request there is. */
  open: (token: string, body: BodyOf<typeof checkout.openPaymentRequest>) =>
    shop.call(checkout.openPaymentRequest, { params: { token }, body }),
  /** Cards the customer asked us to keep, the one proposed first before the others. */
  cards: () => shop.all(payments.listPaymentCards),
  /** Has it proposed first. */
  preferCard: (id: number) =>
    shop.call(payments.preferPaymentCard, { params: { id }, body: { isDefault: true } }),
  removeCard: (id: number) => shop.call(payments.removePaymentCard, { params: { id } }),
  /** Card fields for a card that is kept and not charged. */
  openSetup: (body: BodyOf<typeof payments.openPaymentSetup>) =>
    shop.call(payments.openPaymentSetup, { body }),
  /** `confirm` keeps the card, an empty payload asks the provider how it stands. */
  updateSetup: (hash: string, payload: BodyOf<typeof payments.updatePaymentSetup>['payload']) =>
    shop.call(payments.updatePaymentSetup, { params: { hash }, body: { payload } }),
  /** Store credit, what moved of it, and what was chosen about it. */
  credit: () => shop.call(checkout.getStoreCredit, {}),
  redeem: (code: string) => shop.call(checkout.redeemVoucher, { body: { code } }),
  chooseCreditForDeliveries: (paysRenewals: boolean) =>
    shop.call(checkout.chooseCreditForDeliveries, { body: { paysRenewals } }),
  /** Whether an order is paid with credit as far as that goes. */
  payWithCredit: (token: string, isUsed: boolean) =>
    shop.call(checkout.payOrderWithCredit, { params: { token }, body: { isUsed } }),
  /** Pays an order with a voucher too, as far as it goes; with an account or without. */
  payWithVoucher: (token: string, code: string) =>
    shop.call(checkout.payOrderWithVoucher, { params: { token }, body: { code } }),
  read: (hash: string) => shop.call(checkout.getPaymentRequest, { params: { hash } }),
  /** `confirm` pays, `cancel` gives up, neither asks the provider how it stands. */
  update: (hash: string, payload: BodyOf<typeof checkout.updatePaymentRequest>['payload']) =>
    shop.call(checkout.updatePaymentRequest, { params: { hash }, body: { payload } }),
});

export type PaymentCalls = ReturnType<typeof paymentCalls>;
