import { oncePer } from '#kit/once-per.ts';
import { checkPayoutsJob } from '#modules/bank/server/jobs.ts';
import { keepBooksJob } from '#modules/books/server/jobs.ts';
import { forgetFiguresJob } from '#modules/campaigns/server/jobs.ts';
import {
  fetchLabelsJob,
  followParcelsJob,
  forgetLabelsJob,
} from '#modules/carriers/server/jobs.ts';
import {
  applyEditsJob,
  applyPricesJob,
  expireLotsJob,
  refreshCatalogueJob,
  refreshCategoryJob,
} from '#modules/catalog/server/jobs.ts';
import {
  captureDueJob,
  checkDisputeJob,
  creditEarlyRefundsJob,
  expireCreditJob,
  matchPaymentsJob,
  payBackJob,
  releaseUnpaidJob,
  remindCreditJob,
  remindUnpaidJob,
  returnPaymentJob,
  sendLinesNotice,
  sendLostNotice,
  sendRefundNotice,
  sendTakenNotice,
  sendTelephoneOrder,
  settlePaymentJob,
  sweepRefundsJob,
} from '#modules/checkout/server/jobs.ts';
import { closeVoidedClaimJob, sendReturnLabelJob } from '#modules/claims/server/jobs.ts';
import { forgetMessagesJob, tellLateMessagesJob } from '#modules/contact/server/jobs.ts';
import { findPageVersion } from '#modules/content/server/index.ts';
import { followPlansJob } from '#modules/content/server/jobs.ts';
import {
  compareFiguresJob,
  keepFiguresJob,
  sendFigureMailsJob,
} from '#modules/figures/server/jobs.ts';
import { forgetHouseholdInvitationsJob } from '#modules/households/server/jobs.ts';
import {
  confirmNewEmailJob,
  forgetOldTokensJob,
  mailPasswordResetJob,
  mailSignInLinkJob,
} from '#modules/identity/server/jobs.ts';
import {
  closeBooksJob,
  issueCreditNoteJob,
  issueInvoiceJob,
  printInvoicesJob,
  purgeBooksJob,
  sendReplacedInvoice,
  verifyInvoicesJob,
} from '#modules/invoices/server/jobs.ts';
import { noteGrownUpJob } from '#modules/life-events/server/jobs.ts';
import { renderPicturesJob, sweepImagesJob } from '#modules/media/server/jobs.ts';
import {
  followAccountJob,
  forgetStaleJob,
  sendIssuesJob,
} from '#modules/newsletter/server/jobs.ts';
import { figuresOf } from '#modules/nutrition/server/index.ts';
import {
  attachGuestOrdersJob,
  dispatchOrdersJob,
  forgetCartsJob,
  keepOrderAddressesJob,
  sendAddressNotice,
  sendCancellationNotice,
  sendCorrectedContents,
  sendCorrectedParcel,
  sendOrderConfirmation,
  sendParcelsNotice,
  sendRerouteNotice,
  sendResentNotice,
  showInvoicesJob,
  tellRecallJob,
  tellStockJob,
} from '#modules/orders/server/jobs.ts';
import { forgetCardJob, forgetEventsJob, sweepPaymentsJob } from '#modules/payments/server/jobs.ts';
import { carryChangesJob } from '#modules/planned-changes/server/jobs.ts';
import { forgetBroughtJob } from '#modules/portability/server/jobs.ts';
import {
  forgetInactiveJob,
  forgetOldRequestsJob,
  prepareExportJob,
} from '#modules/privacy/server/jobs.ts';
import { sendPurchaseJob } from '#modules/purchasing/server/jobs.ts';
import {
  closeLostRenewalJob,
  closePaidRenewalJob,
  forgetLinksJob,
  giveUpUnpaidJob,
  holdDisputedJob,
  keepForecastJob,
  promiseStockJob,
  queueRenewalsJob,
  rehearseRenewalsJob,
  remindJob,
  renewForecastJob,
  renewJob,
  retryRenewalJob,
  tellChangeJob,
  tellFailedRenewalsJob,
  tellNewTermsJob,
  tellPaymentFailedJob,
} from '#modules/renewals/server/jobs.ts';
import { forgetReviewsJob, inviteReviewersJob } from '#modules/reviews/server/jobs.ts';
import {
  indexCategoriesJob,
  indexEntryJob,
  indexProductsJob,
  rebuildSearchJob,
} from '#modules/search/server/jobs.ts';
import { applyTariffsJob } from '#modules/shipping/server/jobs.ts';
import {
  forgetInvitationsJob,
  noteFriendsOrderJob,
  noteRegisteredFriendJob,
  rewardLateJob,
  rewardSponsorJob,
  withholdRewardJob,
} from '#modules/sponsorship/server/jobs.ts';
import { forgetStaffSessionsJob } from '#modules/staff/server/jobs.ts';
import { forgetStockAlertsJob, sendStockAlertsJob } from '#modules/stock-alerts/server/jobs.ts';
import {
  endTerminatedJob,
  forgetCardsJob,
  resumeSubscriptionsJob,
  startSubscriptionsJob,
  stopGivenUpJob,
} from '#modules/subscriptions/server/jobs.ts';
import { compareTeamSearchJob } from '#modules/team-search/server/jobs.ts';
import { forgetConsentsJob } from '#modules/tracking/server/jobs.ts';
import { forgetVetLinksJob } from '#modules/vet-sheets/server/jobs.ts';
import { leaveClosedWaveJob } from '#modules/waves/server/jobs.ts';
import { sendMessagesJob } from '#modules/webhooks/server/jobs.ts';
import { decideWithdrawalsJob } from '#modules/withdrawals/server/jobs.ts';
import { pageSlugs } from '#pages/paths.ts';
import { forgetMailFormsJob } from '#platform/forget-mail-forms.ts';
import { forgetIdempotencyKeysJob } from '#platform/idempotency.ts';
import type { JobDefinition, Listeners } from '#platform/jobs.ts';
import { deliverMail } from '#platform/mail-delivery.ts';
import { placeDemoOrdersJob } from '#seed/jobs.ts';
import {
  type SendToShop,
  sendCardWebhooks,
  sendPayoutWebhooks,
} from '#standins/card-provider/send-webhooks.ts';
import { createServices } from './api.ts';
import { bookSources } from './book-sources.ts';
import { categoryTools } from './category-tools.ts';
import type { Events } from './events.ts';
import { personalData } from './personal-data.ts';
import type { AppContext } from './schema.ts';

// Jobs that need functions of another module.
const confirmOrder = sendOrderConfirmation(readTerms);
const prepareExport = prepareExportJob(personalData);
const applyEdits = applyEditsJob({ figuresOf, isFixed: categoryTools.isFixed });

/** The card provider stand-in sends its webhooks to the shop that contains it. */
const toOurServices = oncePer((appContext: AppContext): SendToShop => {
  const services = createServices(appContext);
  const caller = { requestId: 'card-provider', log: appContext.log, clientAddress: '127.0.0.1' };
  return async (request) => services.fetch(request, caller);
});
const tellShop = sendCardWebhooks(toOurServices);
const tellOfPayout = sendPayoutWebhooks(toOurServices);

/** LIST 3: every job and its schedule. */
export const jobs: readonly JobDefinition<AppContext, never>[] = [
  deliverMail,
  forgetMailFormsJob,
  renderPicturesJob,
  refreshCatalogueJob,
  refreshCategoryJob,
  applyPricesJob,
  applyEdits,
  expireLotsJob,
  followPlansJob,
  applyTariffsJob,
  carryChangesJob,
  releaseUnpaidJob,
  remindUnpaidJob,
  remindCreditJob,
  expireCreditJob,
  confirmOrder,
  dispatchOrdersJob,
  fetchLabelsJob,
  followParcelsJob,
  forgetLabelsJob,
  sendParcelsNotice,
  tellRecallJob,
  tellStockJob,
  sendPurchaseJob,
  sendReturnLabelJob,
  closeVoidedClaimJob,
  sendAddressNotice,
  sendCorrectedContents,
  sendCorrectedParcel,
  sendRerouteNotice,
  sendResentNotice,
  sendCancellationNotice,
  issueInvoiceJob,
  issueCreditNoteJob,
  printInvoicesJob,
  sendReplacedInvoice,
  showInvoicesJob,
  verifyInvoicesJob,
  purgeBooksJob,
  closeBooksJob,
  keepBooksJob(bookSources),
  keepFiguresJob,
  compareFiguresJob,
  sendFigureMailsJob,
  sendMessagesJob,
  forgetCartsJob,
  confirmNewEmailJob,
  forgetOldTokensJob,
  prepareExport,
  forgetOldRequestsJob,
  forgetInactiveJob(personalData),
  forgetReviewsJob,
  inviteReviewersJob,
  forgetCardsJob,
  forgetFiguresJob,
  forgetConsentsJob,
  settlePaymentJob,
  matchPaymentsJob,
  checkDisputeJob,
  returnPaymentJob,
  captureDueJob,
  payBackJob,
  creditEarlyRefundsJob,
  sweepRefundsJob,
  sendRefundNotice,
  sendLinesNotice,
  sendTelephoneOrder,
  sendTakenNotice,
  sendLostNotice,
  sweepPaymentsJob,
  forgetCardJob,
  forgetEventsJob,
  tellShop,
  tellOfPayout,
  checkPayoutsJob,
  indexProductsJob,
  indexEntryJob,
  indexCategoriesJob,
  rebuildSearchJob,
  compareTeamSearchJob,
  forgetMessagesJob,
  tellLateMessagesJob,
  startSubscriptionsJob,
  queueRenewalsJob,
  renewJob,
  closePaidRenewalJob,
  closeLostRenewalJob,
  giveUpUnpaidJob,
  holdDisputedJob,
  retryRenewalJob,
  promiseStockJob,
  keepForecastJob,
  renewForecastJob,
  rehearseRenewalsJob,
  forgetLinksJob,
  stopGivenUpJob,
  resumeSubscriptionsJob,
  remindJob,
  tellPaymentFailedJob,
  tellFailedRenewalsJob,
  tellChangeJob,
  tellNewTermsJob,
  endTerminatedJob,
  forgetIdempotencyKeysJob,
  forgetStaffSessionsJob,
  followAccountJob,
  forgetStaleJob,
  sendIssuesJob,
  sendStockAlertsJob,
  forgetStockAlertsJob,
  noteGrownUpJob,
  forgetHouseholdInvitationsJob,
  forgetVetLinksJob,
  forgetBroughtJob,
  sweepImagesJob,
  noteRegisteredFriendJob,
  noteFriendsOrderJob,
  rewardLateJob,
  rewardSponsorJob,
  withholdRewardJob,
  forgetInvitationsJob,
  keepOrderAddressesJob,
  leaveClosedWaveJob,
  attachGuestOrdersJob,
  decideWithdrawalsJob,
  mailPasswordResetJob,
  mailSignInLinkJob,
  placeDemoOrdersJob,
];

/**
 * LIST 3, second half: the listeners of each event. An event without listeners has an empty list.
 */
export const listeners: Listeners<AppContext, Events> = {
  'password_reset.asked': [mailPasswordResetJob],
  'sign_in_link.asked': [mailSignInLinkJob],
  'customer.registered': [noteRegisteredFriendJob],
  'customer.email_changed': [confirmNewEmailJob, followAccountJob],
  'customer.email_verified': [followAccountJob, attachGuestOrdersJob],
  'customer.newsletter_chosen': [followAccountJob],
  'newsletter.confirmed': [],
  'newsletter.left': [],
  'customer.erased': [],
  'data_export.requested': [prepareExport],
  'order.placed': [confirmOrder, keepFiguresJob],
  'order.placed_by_customer': [keepOrderAddressesJob],
  'order.placed_on_subscription': [startSubscriptionsJob],
  'order.delivery_placed': [closePaidRenewalJob],
  'order.placed_with_code': [noteFriendsOrderJob],
  'subscription.created': [keepFiguresJob, keepForecastJob],
  'subscription.changed': [retryRenewalJob, tellChangeJob, keepForecastJob],
  'subscription.stopped': [giveUpUnpaidJob, keepFiguresJob, keepForecastJob],
  'subscription.ship_now_asked': [queueRenewalsJob],
  'planned_change.decided': [carryChangesJob],
  'renewal.due': [renewJob],
  'renewal.failed': [tellPaymentFailedJob, keepFiguresJob],
  'order.parcels_sent': [captureDueJob, sendParcelsNotice],
  'order.parcel_corrected': [sendCorrectedParcel],
  'order.contents_corrected': [sendCorrectedContents],
  'order.parcel_voided': [sendCorrectedContents, closeVoidedClaimJob],
  'return_label.made': [sendReturnLabelJob],
  'order.reopened': [leaveClosedWaveJob],
  'order.resent': [sendResentNotice],
  'order.rerouted': [sendRerouteNotice],
  'order.lines_changed': [sendLinesNotice, keepFiguresJob],
  'order.taken_by_telephone': [sendTelephoneOrder],
  'order.address_corrected': [sendAddressNotice],
  'recall.told': [tellRecallJob],
  'order.paid': [keepFiguresJob],
  'order.shipped': [issueInvoiceJob, creditEarlyRefundsJob, keepFiguresJob],
  'invoice.issued': [printInvoicesJob, keepFiguresJob],
  'invoice.replaced': [sendReplacedInvoice],
  'order.delivered': [rewardSponsorJob, keepFiguresJob],
  'order.cancelled': [
    returnPaymentJob,
    sendCancellationNotice,
    closeLostRenewalJob,
    stopGivenUpJob,
    withholdRewardJob,
    keepFiguresJob,
  ],
  'messages.replayed': [sendMessagesJob],
  'withdrawal.declared': [],
  'withdrawal.decided': [stopGivenUpJob, withholdRewardJob],
  'purchase.sent': [sendPurchaseJob],
  'refund.requested': [payBackJob],
  'refund.done': [sendRefundNotice],
  'refund.invoiced': [issueCreditNoteJob],
  'refund.of_cancelled': [returnPaymentJob],
  'payment.unsettled': [settlePaymentJob],
  'payment.taken': [sendTakenNotice, issueInvoiceJob, keepFiguresJob],
  'payment.lost': [sendLostNotice, issueInvoiceJob, keepFiguresJob],
  'payment_card.removed': [forgetCardJob],
  'payment.dispute_told': [checkDisputeJob],
  'payment.disputed': [holdDisputedJob],
  'payment.payout_told': [checkPayoutsJob],
  'card_provider.event': [tellShop],
  'card_provider.payout': [tellOfPayout],
  'mail.queued': [deliverMail],
  'pictures.registered': [renderPicturesJob],
  'products.changed': [indexProductsJob, sendStockAlertsJob],
  'categories.changed': [indexCategoriesJob],
  'category.changed': [refreshCategoryJob],
  'entry.published': [indexEntryJob],
  'animal.removed': [],
  'images.dropped': [sweepImagesJob],
};

/** The published terms of sale, attached to the order confirmation. */
async function readTerms({ config, db }: AppContext, version: string | null, locale: string) {
  const code = config.LANGUAGES.find((one) => locale.startsWith(one)) ?? 'fr';
  const page = await findPageVersion(db, config, pageSlugs.sales, version, code);
  if (!page) return null;
  const sections = page.blocks.flatMap((block) =>
    'html' in block ? [{ title: block.title, html: block.html }] : [],
  );
  return { version: page.version, title: page.title, sections };
}
