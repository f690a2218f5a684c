/**
 * The shop's civil date, as SQL. A database's `current_date` is a day behind for the one or two hours between midnight
 * in Paris and midnight in UTC.
 */
export const PARIS_TODAY = "(now() at time zone 'Europe/Paris')::date";
