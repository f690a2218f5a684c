export { OrderTotals } from './order-totals.tsx';
