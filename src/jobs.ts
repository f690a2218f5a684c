import {
  applyPricesJob,
  refreshCatalogueJob,
  refreshCategoryJob,
} from '#modules/catalog/server/jobs.ts';
import {
  captureShippedJob,
  checkDisputeJob,
  creditEarlyRefundsJob,
  matchPaymentsJob,
  payBackJob,
  releaseUnpaidJob,
  remindUnpaidJob,
  returnPaymentJob,
  sendRefundNotice,
  settlePaymentJob,
  sweepRefundsJob,
} from '#modules/checkout/server/jobs.ts';
import { forgetMessagesJob } from '#modules/contact/server/jobs.ts';
import { findDocument } from '#modules/content/server/index.ts';
import {
  confirmNewEmailJob,
  forgetOldTokensJob,
  mailPasswordResetJob,
} from '#modules/identity/server/jobs.ts';
import {
  closeBooksJob,
  issueCreditNoteJob,
  issueInvoiceJob,
  printInvoicesJob,
  verifyInvoicesJob,
} from '#modules/invoices/server/jobs.ts';
import { renderPicturesJob, sweepImagesJob } from '#modules/media/server/jobs.ts';
import { followAccountJob, forgetStaleJob } from '#modules/newsletter/server/jobs.ts';
import {
  dispatchOrdersJob,
  forgetCartsJob,
  keepOrderAddressesJob,
  sendCancellationNotice,
  sendOrderConfirmation,
  sendParcelsNotice,
  sendRerouteNotice,
  showInvoicesJob,
  tellRecallJob,
} from '#modules/orders/server/jobs.ts';
import { forgetCardJob, sweepPaymentsJob } from '#modules/payments/server/jobs.ts';
import { carryChangesJob } from '#modules/planned-changes/server/jobs.ts';
import { forgetOldRequestsJob, prepareExportJob } from '#modules/privacy/server/jobs.ts';
import {
  closeLostRenewalJob,
  closePaidRenewalJob,
  giveUpUnpaidJob,
  holdDisputedJob,
  promiseStockJob,
  queueRenewalsJob,
  remindJob,
  renewJob,
  retryRenewalJob,
  tellChangeJob,
  tellPaymentFailedJob,
} from '#modules/renewals/server/jobs.ts';
import {
  indexCategoriesJob,
  indexEntryJob,
  indexProductsJob,
  rebuildSearchJob,
} from '#modules/search/server/jobs.ts';
import {
  forgetInvitationsJob,
  noteFriendsOrderJob,
  noteRegisteredFriendJob,
  rewardLateJob,
  rewardSponsorJob,
  withholdRewardJob,
} from '#modules/sponsorship/server/jobs.ts';
import { forgetStaffSessionsJob } from '#modules/staff/server/jobs.ts';
import {
  endTerminatedJob,
  resumeSubscriptionsJob,
  startSubscriptionsJob,
  stopGivenUpJob,
} from '#modules/subscriptions/server/jobs.ts';
import { sendMessagesJob } from '#modules/webhooks/server/jobs.ts';
import { decideWithdrawalsJob } from '#modules/withdrawals/server/jobs.ts';
import { forgetIdempotencyKeysJob } from '#platform/idempotency.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { deliverMail } from '#platform/mail-delivery.ts';
import { type SendToShop, sendCardWebhooks } from '#standins/card-provider/send-webhooks.ts';
import { createServices } from './api.ts';
import { pageSlugs } from './paths.ts';
import { personalData } from './personal-data.ts';
import type { Machine } from './schema.ts';

/** LIST 3: every job and its schedule. */
export const jobs: readonly JobDefinition<Machine>[] = [
  deliverMail,
  renderPicturesJob,
  refreshCatalogueJob,
  refreshCategoryJob,
  applyPricesJob,
  carryChangesJob,
  releaseUnpaidJob,
  remindUnpaidJob,
  sendOrderConfirmation(readTerms),
  dispatchOrdersJob,
  sendParcelsNotice,
  tellRecallJob,
  sendRerouteNotice,
  sendCancellationNotice,
  issueInvoiceJob,
  issueCreditNoteJob,
  printInvoicesJob,
  showInvoicesJob,
  verifyInvoicesJob,
  closeBooksJob,
  sendMessagesJob,
  forgetCartsJob,
  confirmNewEmailJob,
  forgetOldTokensJob,
  prepareExportJob(personalData),
  forgetOldRequestsJob,
  settlePaymentJob,
  matchPaymentsJob,
  checkDisputeJob,
  returnPaymentJob,
  captureShippedJob,
  payBackJob,
  creditEarlyRefundsJob,
  sweepRefundsJob,
  sendRefundNotice,
  sweepPaymentsJob,
  forgetCardJob,
  sendCardWebhooks(toOurServices),
  indexProductsJob,
  indexEntryJob,
  indexCategoriesJob,
  rebuildSearchJob,
  forgetMessagesJob,
  startSubscriptionsJob,
  queueRenewalsJob,
  renewJob,
  closePaidRenewalJob,
  closeLostRenewalJob,
  giveUpUnpaidJob,
  holdDisputedJob,
  retryRenewalJob,
  promiseStockJob,
  stopGivenUpJob,
  resumeSubscriptionsJob,
  remindJob,
  tellPaymentFailedJob,
  tellChangeJob,
  endTerminatedJob,
  forgetIdempotencyKeysJob,
  forgetStaffSessionsJob,
  followAccountJob,
  forgetStaleJob,
  sweepImagesJob,
  noteRegisteredFriendJob,
  noteFriendsOrderJob,
  rewardLateJob,
  rewardSponsorJob,
  withholdRewardJob,
  forgetInvitationsJob,
  keepOrderAddressesJob,
  decideWithdrawalsJob,
  mailPasswordResetJob,
];

/** LIST 3, second half: who listens to which event. An event nobody hears is listed with no job. */
export const listeners: Readonly<Record<string, readonly string[]>> = {
  'password_reset.asked': ['mail-password-reset'],
  'customer.registered': ['note-registered-friend'],
  'customer.email_changed': ['confirm-new-email', 'follow-newsletter-choice'],
  'customer.email_verified': ['follow-newsletter-choice'],
  'customer.newsletter_chosen': ['follow-newsletter-choice'],
  'newsletter.confirmed': [],
  'newsletter.left': [],
  'customer.erased': [],
  'data_export.requested': ['prepare-data-export'],
  'order.placed': ['send-order-confirmation'],
  'order.placed_by_customer': ['keep-order-addresses'],
  'order.placed_on_subscription': ['start-subscriptions'],
  'order.delivery_placed': ['close-paid-renewal'],
  'order.placed_with_code': ['note-friends-order'],
  'subscription.created': [],
  'subscription.changed': ['retry-renewal', 'tell-subscription-change'],
  'subscription.stopped': ['give-up-unpaid-renewal'],
  'subscription.ship_now_asked': ['renew-subscriptions'],
  'planned_change.decided': ['carry-planned-changes'],
  'renewal.due': ['renew-subscription'],
  'renewal.failed': ['tell-payment-failed'],
  'order.parcels_sent': ['send-parcels-notice'],
  'order.rerouted': ['send-reroute-notice'],
  'recall.told': ['tell-recall'],
  'order.shipped': ['capture-shipped', 'issue-invoice', 'credit-early-refunds'],
  'invoice.issued': ['print-invoices'],
  'order.delivered': ['reward-sponsor'],
  'order.cancelled': [
    'return-payment',
    'send-cancellation-notice',
    'close-lost-renewal',
    'stop-given-up-subscriptions',
    'withhold-sponsor-reward',
  ],
  'messages.replayed': ['send-messages'],
  'withdrawal.declared': [],
  'withdrawal.decided': ['stop-given-up-subscriptions', 'withhold-sponsor-reward'],
  'refund.requested': ['pay-back'],
  'refund.done': ['send-refund-notice'],
  'refund.invoiced': ['issue-credit-note'],
  'refund.of_cancelled': ['return-payment'],
  'payment.unsettled': ['settle-payment'],
  'payment_card.removed': ['forget-card'],
  'payment.dispute_told': ['check-dispute'],
  'payment.disputed': ['hold-disputed-subscriptions'],
  'card_provider.event': ['send-card-webhooks'],
  'mail.queued': ['deliver-mail'],
  'pictures.registered': ['render-pictures'],
  'products.changed': ['index-products'],
  'categories.changed': ['index-categories'],
  'category.changed': ['refresh-category'],
  'entry.published': ['index-entry'],
  'pet.removed': [],
  'images.dropped': ['sweep-images'],
};

/** The terms of sale as published, for the mail that confirms an order. */
async function readTerms({ db }: Machine) {
  const page = await findDocument(db, 'page', pageSlugs.sales);
  return (page?.blocks ?? []).flatMap((block) =>
    'html' in block ? [{ title: block.title, html: block.html }] : [],
  );
}

const senders = new WeakMap<Machine, SendToShop>();

/** The card provider stand-in tells its messages to the shop it is part of. */
function toOurServices(machine: Machine): SendToShop {
  const known = senders.get(machine);
  if (known) return known;
  const services = createServices(machine);
  const caller = { requestId: 'card-provider', log: machine.log, clientAddress: '127.0.0.1' };
  const send: SendToShop = async (request) => services.fetch(request, caller);
  senders.set(machine, send);
  return send;
}
