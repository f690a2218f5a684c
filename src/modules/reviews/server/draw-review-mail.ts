import type { MailContact } from '#ui/mail/frame.server.tsx';
import type { ReviewMail } from '../rules/index.ts';
import { invitationMail } from './emails/invitation-mail.tsx';

const PRODUCTS = [
  { sku: 'PR000011', name: 'Poulet et orge, chien adulte', pictureHash: null },
  { sku: 'PR000012', name: 'Bâtonnets à la carotte', pictureHash: null },
];

/** Renders the invitation mail from its real template, with invented data, for the preview in the office (O-16). */
export const drawReviewMail = (
  mail: ReviewMail,
  { contact }: { contact: MailContact },
): Promise<{ subject: string; text: string }> =>
  invitationMail({
    token: 'example',
    products: mail === 'review_invitation' ? PRODUCTS.slice(0, 1) : PRODUCTS,
    number: '000012345',
    contact,
  });
