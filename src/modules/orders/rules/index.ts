export { alertDays, lateBefore, setAlertDays } from './alert-days.ts';
export {
  ATTENTION_CODES,
  ATTENTION_OWNERS,
  type Attention,
  type AttentionCode,
  HAND_CODES,
  type HandCode,
  holdsBack,
  isDisputed,
  LETS,
  type Lets,
} from './attention.ts';
export { BLOCK_CODES, type Block, type BlockCode, blockOf } from './blocked.ts';
export {
  areSameLines,
  type ChangedLine,
  type LineDifference,
  lineDifferences,
  linesRefusal,
  type Pieces,
  stockMoves,
  type WantedLine,
} from './changed-lines.ts';
export { type CreditNote, creditNote, type Invoiced, type Returned } from './credit-note.ts';
export { creditOf, dueOf } from './due.ts';
export {
  type Difference,
  differences,
  type ExplainedAmount,
  explainedAmounts,
  type OrderToExplain,
  TOGETHER,
} from './explained-amounts.ts';
export type { Explanation, RuleRef } from './explanation.ts';
export { FREQUENCIES, type Frequency } from './frequencies.ts';
export { hasLeft, MAY_LEAVE_ON, mayLeave } from './leaving.ts';
export { ORDER_MAIL_TEXTS, type OrderMail } from './mail-texts.ts';
export { type PackedGood, packedGoods } from './packed-goods.ts';
export {
  exceeds,
  fillParcels,
  nameLots,
  type ParcelContent,
  parcelsWith,
  toFollow,
} from './parcel-contents.ts';
export {
  type Accounting,
  type Adjustment,
  type AppliedPromotion,
  type FreeProduct,
  isGesture,
  type LineToPrice,
  lineKey,
  type OrderToPrice,
  type PricedOrder,
  type PricedOrderLine,
} from './priced-order.ts';
export { printedLinePrice, printedSums } from './printed-sums.ts';
export {
  type CancelReason,
  type CheckoutAction,
  type CheckoutState,
  checkoutStates,
  type OrderAction,
  type OrderState,
  orderStates,
  type PaymentAction,
  type PaymentState,
  paymentStates,
  type ShippingAction,
  type ShippingState,
  shippingStates,
} from './states.ts';
export {
  display,
  isStillToLeave,
  orderStatus,
  STATUSES,
  type Status,
  type StatusColour,
} from './status.ts';
export { type TaxRate, taxCountry } from './tax-rates.ts';
export { priceOrder } from './totals.ts';
export { extractVat, type RateTotal } from './vat.ts';
