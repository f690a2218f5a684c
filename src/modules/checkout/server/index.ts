export { describeFindings, matchPayments } from './match-payments.ts';
export { publishPaymentMethod } from './payment-methods.ts';
export { type Arrival, receivePayment } from './receive-payment.ts';
export { recordRefundDone } from './record-refund.ts';
export { refundOrder } from './refund-order.ts';
export { findRefunds, type Refund } from './refunds.ts';
export { findSurplus, sendSurplusBack } from './send-surplus-back.ts';
