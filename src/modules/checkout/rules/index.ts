export { changePaidUntil, duePoints, isCaptureDue } from './capture-due.ts';
export { GIFT_KINDS, GIFT_STATES, giftList } from './gift-list.ts';
export { MONEY_MAIL_TEXTS, type MoneyMail } from './mail-texts.ts';
export {
  isOffline,
  OFFLINE_METHODS,
  paymentDueAt,
  remindedWhenDueBy,
  remindedWhenPlacedBy,
  telephonePaymentDueAt,
} from './offline-payment.ts';
export {
  isOffered,
  methodsOf,
  type PaymentOffer,
  setPaymentChoice,
} from './payment-offer.ts';
export {
  creditOfRefund,
  judgeRefund,
  leftOf,
  type RefundJudgement,
  type RefundScope,
  unrefundedOf,
} from './refund-request.ts';
export * from './subscription-terms.ts';
