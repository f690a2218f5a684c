/**
 * Parts of the payment mails that the team may edit (O-16), each by its text key. Deadlines, bank
 * delays and the document that follows are excluded: a rule or the law decides them.
 */
export const MONEY_MAIL_TEXTS = {
  payment_reminder: {
    subject: 'checkout.mails.reminder.subject',
    heading: 'checkout.mails.reminder.heading',
    body: 'checkout.mails.reminder.preview',
    more: 'checkout.mails.reminder.crossed',
  },
  payment_taken: {
    subject: 'checkout.mails.taken.subject',
    heading: 'checkout.mails.taken.heading',
    body: 'checkout.mails.taken.body',
  },
  payment_lost: {
    subject: 'checkout.mails.lost.subject',
    heading: 'checkout.mails.lost.heading',
    body: 'checkout.mails.lost.waits',
  },
  payment_lost_gone: { body: 'checkout.mails.lost.gone' },
  refunded: {
    subject: 'checkout.mails.refund.subject',
    heading: 'checkout.mails.refund.heading',
    body: 'checkout.mails.refund.body',
  },
  refunded_credit: { body: 'checkout.mails.refund.bodyCredit' },
  refunded_both: { body: 'checkout.mails.refund.bodyBoth' },
  refunded_voucher: { body: 'checkout.mails.refund.bodyVoucher' },
  refunded_both_voucher: { body: 'checkout.mails.refund.bodyBothVoucher' },
  lines_made: {
    subject: 'checkout.mails.linesChanged.made.subject',
    heading: 'checkout.mails.linesChanged.made.heading',
    body: 'checkout.mails.linesChanged.made.body',
  },
  lines_awaited: {
    subject: 'checkout.mails.linesChanged.awaited.subject',
    heading: 'checkout.mails.linesChanged.awaited.heading',
    body: 'checkout.mails.linesChanged.awaited.body',
  },
  lines_undone: {
    subject: 'checkout.mails.linesChanged.undone.subject',
    heading: 'checkout.mails.linesChanged.undone.heading',
    body: 'checkout.mails.linesChanged.undone.body',
  },
  credit_given: {
    subject: 'checkout.mails.creditGiven.subject',
    heading: 'checkout.mails.creditGiven.heading',
    body: 'checkout.mails.creditGiven.body',
  },
  credit_ends: {
    subject: 'checkout.mails.creditEnds.subject',
    heading: 'checkout.mails.creditEnds.heading',
    body: 'checkout.mails.creditEnds.body',
  },
  voucher: {
    subject: 'checkout.mails.voucher.subject',
    heading: 'checkout.mails.voucher.heading',
    body: 'checkout.mails.voucher.body',
  },
  voucher_ends: {
    subject: 'checkout.mails.voucherEnds.subject',
    heading: 'checkout.mails.voucherEnds.heading',
    body: 'checkout.mails.voucherEnds.body',
  },
} as const;
export type MoneyMail = keyof typeof MONEY_MAIL_TEXTS;
