export { arm, disarm, isArmed } from './arming.ts';
export { countDueDeliveries, findDueDeliveries } from './due-deliveries.ts';
export { queueRenewals } from './queue-renewals.ts';
