export { countDueDeliveries, findDueDeliveries } from './due-deliveries.ts';
export { queueRenewals } from './queue-renewals.ts';
