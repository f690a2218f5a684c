export {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  CONSENT_VERSION,
  type Consent,
  PURPOSES,
  type Purpose,
  readConsent,
  writeConsent,
} from './consent.ts';
export {
  exitIntent,
  lead,
  promotionEvent,
  refundEvent,
  subscriptionChange,
  subscriptionStarts,
} from './done-events.ts';
export { categoriesOf, itemOfProduct, worth } from './items.ts';
export { type Looking, visitorLabels } from './labels.ts';
export {
  type Common,
  interactionEntry,
  layerEntries,
  type Tracked,
  viewEntry,
} from './layer-event.ts';
export { cartChanges, cartView, funnelEvent, purchase } from './order-events.ts';
