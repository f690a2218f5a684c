export { deliveryDates } from './delivery-dates.ts';
export { ExplainedTotal } from './explained-total.tsx';
export { frequencyLabel } from './frequency-label.ts';
export { GiftLines, OrderLines } from './order-lines.tsx';
export { OrderStatus, orderStatusText } from './order-status.tsx';
export { OrderTotals } from './order-totals.tsx';
export { Parcels } from './parcels.tsx';
export { Thumbnail } from './thumbnail.tsx';
