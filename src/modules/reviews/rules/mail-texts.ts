/**
 * Parts of the invitation mail the team may edit (O-16), by message key. How reviews are moderated and that none is
 * paid for is required by law and excluded.
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
