interface AlertDays {
  /** Days after the promised dispatch day from which an order counts as late; 0 means the day after it. */
  LATE_AFTER_DAYS: number;
  /** An unpaid order is flagged when its payment deadline is this many days away. */
  UNPAID_ALERT_DAYS: number;
  /** A format is listed for reorder when its stock covers fewer days of sales, whatever its threshold. */
  STOCK_COVER_DAYS: number;
}

let days: AlertDays = { LATE_AFTER_DAYS: 0, UNPAID_ALERT_DAYS: 3, STOCK_COVER_DAYS: 14 };

/** Sets the thresholds of this process, as its configuration does: they are global because there is one team. */
export function setAlertDays(wanted: AlertDays): void {
  days = wanted;
}

/** The one source of these thresholds for counts, lists and mails. */
export const alertDays = (): AlertDays => days;

/** Orders promised for a day before this civil date are late. */
export const lateBefore = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.subtract({ days: days.LATE_AFTER_DAYS });
