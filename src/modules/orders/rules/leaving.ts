import type { OrderState, PaymentState, ShippingState } from './states.ts';

/** Money an order may leave on: held for us, or ours. */
export const MAY_LEAVE_ON: readonly PaymentState[] = ['authorized', 'paid', 'partially_refunded'];

interface States {
  state: OrderState;
  paymentState: PaymentState;
  shippingState: ShippingState;
}

interface Parcelled {
  shippingState: ShippingState;
  shipment: { parcels: readonly unknown[] } | null;
}

/** Whether anything of it has left: all of it, or the first of its parcels. */
export const hasLeft = ({ shippingState, shipment }: Parcelled): boolean =>
  shippingState === 'shipped' || (shipment?.parcels.length ?? 0) > 0;

/** Whether parcels of it may leave now. */
export const mayLeave = ({ state, paymentState, shippingState }: States): boolean =>
  state === 'new' && shippingState === 'ready' && MAY_LEAVE_ON.includes(paymentState);
