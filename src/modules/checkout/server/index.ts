export { publishPaymentMethod } from './payment-methods.ts';
