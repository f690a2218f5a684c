export { frequencyLabel } from './frequency-label.ts';
export { OrderTotals } from './order-totals.tsx';
