export { countDueDeliveries, findDueDeliveries } from './due-deliveries.ts';
export { arm, disarm, isArmed } from './processes/arming.ts';
export { queueRenewals } from './processes/queue-renewals.ts';
