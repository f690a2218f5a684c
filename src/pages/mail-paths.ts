import { withQuery } from '#kit/with-query.ts';
import * as pages from './list.ts';
import { to } from './to.ts';

/** Links that mails open, and the pages behind them: apart from those every page of the shop carries. */
export const mailPaths = {
  /** Its buyer's reviews of an order, by its token or that of an invitation. */
  orderReviews: (key: string, view: { done?: 'envoye' | 'retire' } = {}) =>
    withQuery(to(pages.orderReviews, { key }), { fait: view.done }),
  /** Writing a review; `stars` was already chosen in the mail. */
  writeReview: (key: string, sku: string, { stars }: { stars?: number } = {}) =>
    withQuery(to(pages.writeReview, { key, product: sku }), { note: stars?.toString() }),
  /** Declines further invitations, by the token of one. */
  reviewRefusal: (token: string) => to(pages.reviewRefusal, { token }),
  /** Withdrawing from a contract; a link may name the order. */
  withdrawalAnswer: (token: string) => to(pages.withdrawalAnswer, { token }),
  /** A change announced to a subscriber, by the token of the mail. */
  announcedChange: (token: string) => to(pages.announcedChange, { token }),
  /** A one-click change of a delivery, by the token of its reminder. */
  deliveryLink: (token: string) => to(pages.deliveryLink, { token }),
  /** Pays a delivery whose payment failed, by the token of its mail. */
  paymentLink: (token: string) => to(pages.paymentLink, { token }),
  /** Where the bank sends its payer back to: the page tells how it ended, whoever heard of it first. */
  paymentLinkReturn: (token: string) => `${to(pages.paymentLink, { token })}?retour=1`,
  /** Back office: choosing a password, by the link of a mail. */
  staffPassword: (token: string) => to(pages.officeChoosePassword, { token }),
  /** Back office: a conversation to answer. */
  officeMessage: (id: number) => to(pages.officeMessage, { id: String(id) }),
  /** Of the team: deliveries whose payment was refused. */
  officeRenewals: () => to(pages.officeRenewals),
  /** Back office: callback of the OpenID Connect provider. */
  staffOpenIdReturn: () => to(pages.officeOpenIdReturn),
  resetPassword: (token: string) => to(pages.resetPassword, { token }),
  signInLink: (token: string) => to(pages.signInLink, { token }),
  verification: (token: string) => to(pages.verification, { token }),
  emailReturn: (token: string) => to(pages.emailReturn, { token }),
  deletion: (token: string) => to(pages.deletion, { token }),
  newsletterConfirmation: (token: string) => to(pages.newsletterConfirmation, { token }),
  newsletterEnd: (token: string) => to(pages.newsletterEnd, { token }),
  stockAlertConfirmation: (token: string) => to(pages.stockAlertConfirmation, { token }),
  stockAlertEnd: (token: string) => to(pages.stockAlertEnd, { token }),
};
