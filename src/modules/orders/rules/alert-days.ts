interface AlertDays {
  /** Days after the promised day of dispatch from which an order counts as late; 0: on the day after it. */
  LATE_AFTER_DAYS: number;
  /** Money that has not come this close to its last day is to be asked for. */
  UNPAID_ALERT_DAYS: number;
  /** With fewer days of sales left a format is to be ordered, whatever its threshold. */
  STOCK_COVER_DAYS: number;
}

let days: AlertDays = { LATE_AFTER_DAYS: 0, UNPAID_ALERT_DAYS: 3, STOCK_COVER_DAYS: 14 };

/** What holds in this process from now on, as its configuration does: the team is one. */
export function setAlertDays(wanted: AlertDays): void {
  days = wanted;
}

/** What is counted, listed and mailed reads its days here alone. */
export const alertDays = (): AlertDays => days;

/** What was promised to leave before this civil day is late. */
export const lateBefore = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.subtract({ days: days.LATE_AFTER_DAYS });
