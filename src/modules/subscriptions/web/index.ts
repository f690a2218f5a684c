export { endingText, nextDelivery } from './next-delivery.ts';
export { ScopeField } from './scope-field.tsx';
export { SubscriptionAlerts } from './subscription-alerts.tsx';
export { SubscriptionCard } from './subscription-card.tsx';
