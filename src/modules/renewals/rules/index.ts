export { CARD_NOTICE_DAYS, type CardNotice, cardNotice, isExpired } from './card-expiry.ts';
export {
  isSeriesKind,
  SERIES_MINUTES,
  type SeriesKind,
  seriesEndingWith,
} from './change-series.ts';
export {
  DELIVERY_ACTIONS,
  type DeliveryAction,
  LINK_STATES,
  type LinkState,
  linkState,
} from './delivery-link.ts';
export { DECLINES, declineOf, type GraceDays, givenUpOn, isToRest, nextTry } from './dunning.ts';
export {
  LIFE_MAILS,
  type LifeMail,
  lifeMailTexts,
  RENEWAL_MAIL_TEXTS,
  type RenewalMail,
} from './mail-texts.ts';
export { type Fulfilment, fulfil, type Missing, type Replaced } from './parcel.ts';
export { PAYMENT_LINK_STATES, type PaymentLinkState, paymentLinkState } from './payment-link.ts';
export {
  endOfRehearsal,
  REHEARSAL_ENDS,
  REHEARSAL_OUTCOMES,
  type RehearsalOutcome,
} from './rehearsal.ts';
export { type Reminder, reminderOn } from './reminder.ts';
export { type Demand, stockOutlook, wantedWithin } from './stock-outlook.ts';
