/**
 * Parts of the mail that asks for a review the team may write (O-16), each by the key of its text. How reviews are chosen and that none is paid for are not among
 * them: the law wants them said.
 */
export const REVIEW_MAIL_TEXTS = {
  review_invitation: {
    subject: 'reviews.mails.invitation.subject_one',
    heading: 'reviews.mails.invitation.heading',
    body: 'reviews.mails.invitation.body',
    more: 'reviews.mails.invitation.how',
  },
  review_invitation_several: { subject: 'reviews.mails.invitation.subject_other' },
} as const;
export type ReviewMail = keyof typeof REVIEW_MAIL_TEXTS;
