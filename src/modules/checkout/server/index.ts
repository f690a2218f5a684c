export { publishPaymentMethod } from './payment-methods.ts';
export { recordRefundDone } from './record-refund.ts';
export { refundOrder } from './refund-order.ts';
export { findRefunds, type Refund } from './refunds.ts';
