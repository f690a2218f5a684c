import type { OrderState, PaymentState, ShippingState } from './states.ts';

/** Payment states in which an order may be dispatched: authorised or paid. */
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

/** Whether any parcel of it has left. */
export const hasLeft = ({ shippingState, shipment }: Parcelled): boolean =>
  shippingState === 'shipped' || (shipment?.parcels.length ?? 0) > 0;

/** Whether parcels of it may leave now. */
export const mayLeave = ({ state, paymentState, shippingState }: States): boolean =>
  state === 'new' && shippingState === 'ready' && MAY_LEAVE_ON.includes(paymentState);
