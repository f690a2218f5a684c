export { isOffline, paymentDueAt } from './offline-payment.ts';
export { isOffered, type PaymentOffer } from './payment-offer.ts';
export * from './subscription-terms.ts';
