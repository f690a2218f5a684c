export { duePoints, isCaptureDue } from './capture-due.ts';
export {
  isOffline,
  OFFLINE_METHODS,
  paymentDueAt,
  remindedWhenDueBy,
  remindedWhenPlacedBy,
} from './offline-payment.ts';
export { isOffered, type PaymentOffer } from './payment-offer.ts';
export {
  judgeRefund,
  keptOf,
  leftOf,
  type RefundJudgement,
  type RefundScope,
} from './refund-request.ts';
export * from './subscription-terms.ts';
