export { abort } from './abort.ts';
export { findAnnounced, noteAnnounced } from './announced.ts';
export { answerBowls } from './answer-bowl.ts';
export { undoing } from './answer-http.ts';
export { undoable } from './before-change.ts';
export {
  type BroughtItem,
  type BroughtSubscription,
  bringSubscription,
  payBroughtWith,
} from './bring-subscription.ts';
export { changeFrequency } from './change-frequency.ts';
export { askAboutNextPoint } from './change-shipping.ts';
export { chargeCycle, closeCycle } from './close-cycle.ts';
export { comingOrders, withLaterTotals } from './coming-deliveries.ts';
export { findLatestOrder } from './delivery-before.ts';
export { stopFeeding } from './farewell.ts';
export { findFoodsOf } from './find-foods-of.ts';
export { findLeavingOrders } from './history.ts';
export { lineInstead } from './line-instead.ts';
export { type Access, lockOf } from './lock-for-change.ts';
export { bowlOf, nameOf } from './name-of.ts';
export { pause, resume } from './pause.ts';
export { subscriptionsData } from './personal-data.ts';
export { postponeCycle } from './postpone-cycle.ts';
export { presentItems } from './present-items.ts';
export { priceDelivery, type Shortened } from './price-delivery.ts';
export {
  findCodesOfContract,
  findSubscriptionByCode,
  hasSubscription,
  isCardUsed,
  listSubscriptions,
  lockSubscription,
} from './queries.ts';
export { loadDetails, type SubscriptionDetail } from './read.ts';
export { findMeasuredFoods } from './read-bowls.ts';
export { recordChange } from './record-change.ts';
export { type Replaced, replaceItem } from './replace-item.ts';
export { saveSubscription } from './save-subscription.ts';
export { shipNow } from './ship-now.ts';
export { postponeNext, skipNext } from './skip-next.ts';
export { startSubscriptions } from './start-subscriptions.ts';
export type { OpenCycle, Subscription, SubscriptionItem } from './subscription.ts';
export { suitItem } from './suit-item.ts';
export { terminateSubscription } from './terminate-subscription.ts';
export { type Terms, termsOf, type Way } from './terms.ts';
export { findTogether, type Together } from './together.ts';
export { findChanges, undoChange } from './undo-change.ts';
