import type { OrderState, PaymentState, ShippingState } from './states.ts';

/** Money an order may leave on: held for us, or ours. */
export const MAY_LEAVE_ON: readonly PaymentState[] = ['authorized', 'paid', 'partially_refunded'];

interface States {
  state: OrderState;
  paymentState: PaymentState;
  shippingState: ShippingState;
}

/** Whether parcels of it may leave now. */
export const mayLeave = ({ state, paymentState, shippingState }: States): boolean =>
  state === 'new' && shippingState === 'ready' && MAY_LEAVE_ON.includes(paymentState);
