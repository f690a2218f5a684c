export { type Attempt, chargeOf } from './attempt.ts';
export { entriesOfMovements } from './book-movements.ts';
export { type BookedEntry, findEntriesOf } from './books-of-order.ts';
export { type BroughtCard, bringCard, takeBackCards, wereCharged } from './bring-card.ts';
export { findCardOfOrder } from './card-of-order.ts';
export { cardProvider, findProvider, providerOf } from './card-provider.ts';
export { attachSavedCard } from './card-tokens.ts';
export { findCard, listCards, lockCards, type SavedCard } from './cards.ts';
export { forgetCard } from './change-cards.ts';
export { findChargeOf, type OrderCharge } from './charge-of-order.ts';
export {
  findDisputesOf,
  findDisputesOfCharge,
  isArgued,
  isDisputeAwaited,
  isOpen,
  markAnswered,
  markWrittenOff,
  noteDisputes,
} from './disputes.ts';
export {
  type Closing,
  closeFinding,
  countOpenFindings,
  type Finding,
  findNamedDisputes,
  findOpenFinding,
  findOpenFindings,
  findOpenFindingsOf,
  healFindings,
  type OpenFinding,
  raiseFinding,
  settleDispute,
  settleFinding,
} from './findings.ts';
export { keepCard } from './keep-card.ts';
export {
  type Booked,
  bookBankRefund,
  bookCapture,
  bookDisputeLost,
  bookDisputes,
  bookFee,
  bookReceipt,
  bookRefund,
  bookReturn,
  type DisputedMoney,
  findBalances,
  findBooked,
  findDisputed,
  wasDisputed,
} from './ledger.ts';
export { assertFewDeclines, type Payer } from './limit-declines.ts';
export { findMandate, forgetMandates, recordMandate } from './mandates.ts';
export { moveAttempt, setKeepsCard, setSavedCard } from './move-attempt.ts';
export { openAttempt } from './open-attempt.ts';
export { paymentsData } from './personal-data.ts';
export { presentPaymentRequest } from './present.ts';
export { cardPath, presentCard } from './present-card.ts';
export { checkTokens, type MissingCard } from './processes/check-tokens.ts';
export { getProviderCustomer } from './processes/provider-customer.ts';
export type {
  CardProvider,
  DisputeEvidence,
  OpenedCharge,
  ProviderDispute,
  StatementLine,
} from './provider.ts';
export {
  findAttempt,
  findAttemptOfCharge,
  findAttemptsOf,
  findAttemptsSince,
  hasPendingPayment,
  isChargedByAnother,
  lockAttempt,
} from './queries.ts';
export { closeEvents } from './record-event.ts';
export { recordOpening } from './record-opening.ts';
export { recordOutcome } from './record-outcome.ts';
export { findSetup } from './setups.ts';
export {
  type CreditHolder,
  type CreditLot,
  type CreditMovement,
  chooseRenewals,
  expireCredit,
  findCredit,
  giveCredit,
  givenToday,
  paysRenewals,
  readCredit,
  returnCredit,
  spendCredit,
} from './store-credit.ts';
export {
  endVouchers,
  forgetVoucherMailboxes,
  issueVoucher,
  leftOfVoucher,
  openVoucher,
  readVoucher,
  redeemVoucher,
} from './vouchers.ts';
export { withdrawAttempt } from './withdraw-attempt.ts';
