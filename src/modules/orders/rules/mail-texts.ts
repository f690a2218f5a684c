/**
 * Parts of the order mails the team may edit (O-16), by their message keys. Refunds, cancellation reasons, the
 * contract as concluded and the right of withdrawal are excluded: their wording follows from the law or a rule.
 */
export const ORDER_MAIL_TEXTS = {
  order_confirmed: {
    subject: 'orders.mails.confirmation.subject',
    heading: 'orders.mails.confirmation.heading',
    body: 'orders.mails.confirmation.thanks',
  },
  order_sent: {
    subject: 'orders.mails.sent.subject',
    heading: 'orders.mails.sent.heading',
    body: 'orders.mails.sent.body_one',
  },
  order_sent_several: { body: 'orders.mails.sent.body_other' },
  order_sent_partly: {
    subject: 'orders.mails.sent.subjectPartly',
    heading: 'orders.mails.sent.headingPartly',
    body: 'orders.mails.sent.bodyPartly_one',
  },
  order_sent_partly_several: { body: 'orders.mails.sent.bodyPartly_other' },
  tracking_corrected: {
    subject: 'orders.mails.corrected.subject',
    heading: 'orders.mails.corrected.heading',
    body: 'orders.mails.corrected.body',
  },
  contents_corrected: {
    subject: 'orders.mails.contentsCorrected.subject',
    heading: 'orders.mails.contentsCorrected.heading',
    body: 'orders.mails.contentsCorrected.body',
  },
  parcel_voided: {
    subject: 'orders.mails.parcelVoided.subject',
    heading: 'orders.mails.parcelVoided.heading',
    body: 'orders.mails.parcelVoided.body',
  },
  address_corrected: {
    subject: 'orders.mails.addressCorrected.subject',
    heading: 'orders.mails.addressCorrected.heading',
    body: 'orders.mails.addressCorrected.body',
    more: 'orders.mails.addressCorrected.wrong',
  },
  order_rerouted: {
    subject: 'orders.mails.rerouted.subject',
    heading: 'orders.mails.rerouted.heading',
    body: 'orders.mails.rerouted.body',
    more: 'orders.mails.rerouted.other',
  },
  order_resent: {
    subject: 'orders.mails.resent.subject',
    heading: 'orders.mails.resent.heading',
    body: 'orders.mails.resent.body',
    more: 'orders.mails.resent.tracking',
  },
  order_cancelled: {
    subject: 'orders.mails.cancelled.subject',
    heading: 'orders.mails.cancelled.heading',
    body: 'orders.mails.cancelled.body',
    more: 'orders.mails.cancelled.again',
  },
} as const;
export type OrderMail = keyof typeof ORDER_MAIL_TEXTS;
