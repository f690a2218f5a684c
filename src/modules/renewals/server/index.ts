export { drawLifeMail } from './draw-life-mail.ts';
export { drawRenewalMail } from './draw-renewal-mail.ts';
export { countDueDeliveries, findDueDeliveries } from './due-deliveries.ts';
export { type ArticleDemand, findDemand } from './find-demand.ts';
export { disableCharging, enableCharging, isChargingEnabled } from './processes/charging-switch.ts';
export { queueRenewals } from './processes/queue-renewals.ts';
