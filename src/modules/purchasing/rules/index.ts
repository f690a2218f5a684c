export { averageCost } from './average-cost.ts';
export { piecesToOrder, type SupplyOutlook } from './pieces-to-order.ts';
export {
  PURCHASE_STATES,
  type PurchaseState,
  purchaseNumber,
  purchaseStates,
} from './purchase-state.ts';
