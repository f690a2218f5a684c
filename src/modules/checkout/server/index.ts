export {
  type AcceptedCharge,
  finalise,
  holdQuote,
  type Quote,
  quoteOrder,
  releaseQuote,
} from './charge.ts';
export { findPaymentMethods, type PaymentMethod, publishPaymentMethod } from './payment-methods.ts';
