import type { Cents } from '#kit/money.ts';
import type { OnlineMethod } from '../contracts.ts';
import type { Outcome, SetupOutcome } from '../rules/index.ts';

export type ProviderName = 'sandbox' | 'stripe';

/** A charge by our key (the attempt's hash) and, once opened, by the provider's id. */
export interface ChargeName {
  key: string;
  reference: string | null;
}

/** The data to open a charge. `key` is the attempt's hash: opening it twice gives one charge. */
export interface ChargeOpening {
  key: string;
  amount: Cents;
  currency: string;
  method: OnlineMethod;
  /** The payer, required by some methods. */
  payer: { name: string; email: string | null };
  /** URL to return to after 3-D Secure or a wallet. */
  returnUrl: string;
}

export interface OpenedCharge {
  reference: string;
  clientSecret: string;
  publicKey: string;
  /** URL of the provider's hosted card fields; null for wallets and for fields drawn by a script. */
  frameUrl: string | null;
}

/** The provider's own amounts of a charge, in cents. */
export interface StatementLine {
  reference: string;
  key: string | null;
  /** Authorised and not captured, including when released or expired. */
  held: Cents;
  captured: Cents;
  refunded: Cents;
  disputed: Cents;
  /** The provider's fee; 0 while unknown. */
  fee: Cents;
}

/** A card to charge: newly entered in the provider's fields, or saved for a customer there. */
export interface GivenCard {
  token: string;
  /** The customer's id at the provider; null for a card that is not saved. */
  customer: string | null;
}

export interface ConfirmOptions {
  /** The customer is not present: a charge that needs authentication is declined (MIT, PAY-02). */
  isOffSession?: boolean;
}

/** A dispute as reported by the provider. */
export interface ProviderDispute {
  /** The provider's id of it. */
  id: string;
  amount: Cents;
  /** The reason, as a code of the provider. */
  reason: string;
  state: 'needs_response' | 'under_review' | 'won' | 'lost';
  /** The bank only inquires and has taken nothing; it may become a dispute with the same id. */
  isInquiry: boolean;
  /** Deadline for evidence; null when none is accepted. */
  dueAt: Temporal.Instant | null;
}

/** The evidence for the shop in a dispute; empty fields are unknown. */
export interface DisputeEvidence {
  customerName: string;
  customerEmail: string;
  billingAddress: string;
  shippingAddress: string;
  carrier: string;
  trackingNumber: string;
  /** Civil day. */
  shippedOn: string;
  products: string;
  /** A statement written by the team. */
  text: string;
}

export type RefundOutcome = 'refunded' | 'refused' | 'unknown';

/** A payout the provider reports as failed or taken back from the bank. */
export interface LostPayout {
  payout: string;
  amount: Cents;
  /** Its reference on bank statements; null: unknown. */
  bankReference: string | null;
  failedAt: Temporal.Instant;
  /** Code of the provider. */
  reason: string | null;
}

/** A message of a provider. `key` is the attempt's hash; null when only the charge is named. */
export interface ProviderEvent {
  id: string;
  type: string;
  key: string | null;
  reference: string | null;
  /** It concerns a payout to the bank, not a charge. */
  isOfPayout: boolean;
}

/**
 * A card provider, as the shop uses it. Every call may be repeated with its key and has one effect. No call throws
 * for a response or a missing response: the latter is `unknown`.
 */
export interface CardProvider {
  name: ProviderName;
  /** Script and key for wallet buttons (Stripe's Express Checkout Element, or a compatible one). */
  wallets: { scriptUrl: string; publicKey: string };
  /** Null when the provider does not respond. */
  open(charge: ChargeOpening): Promise<OpenedCharge | null>;
  /** Sets the card of the charge: a token from its fields, or a saved card. */
  attach(charge: ChargeName, card: GivenCard): Promise<Outcome>;
  /** Sets whether the card of the charge is saved for this customer once the money is held. */
  keep(charge: ChargeName, customer: string, isStored: boolean): Promise<Outcome>;
  /** Requests the authorisation. `open` means that no card was set yet. */
  confirm(charge: ChargeName, returnUrl: string, options?: ConfirmOptions): Promise<Outcome>;
  /** The current state of the charge, which settles every doubt. */
  retrieve(charge: ChargeName): Promise<Outcome>;
  /** Captures the authorised money. */
  capture(charge: ChargeName, captureKey: string): Promise<Outcome>;
  /** Releases the authorisation; the provider refuses a later confirm of the charge. */
  void(charge: ChargeName): Promise<Outcome>;
  /** Refunds captured money; repeated with its key, it refunds once. */
  refund(charge: ChargeName, refundKey: string, amount: Cents): Promise<RefundOutcome>;
  /** The disputes of a charge; null when it does not respond. */
  disputes(charge: ChargeName): Promise<ProviderDispute[] | null>;
  /** Sends evidence for a dispute, which is final; repeated with its key, it is sent once. */
  answerDispute(
    id: string,
    key: string,
    evidence: DisputeEvidence,
  ): Promise<'taken' | 'refused' | 'unknown'>;
  /** Creates a customer to save cards for, once per key; null when the provider does not respond. */
  createCustomer(key: string): Promise<string | null>;
  /** Whether it still has this card for that customer; null when the provider does not respond. */
  hasCard(card: { token: string; customer: string }): Promise<boolean | null>;
  /** Deletes a saved card; false when the provider does not respond. */
  forget(token: string): Promise<boolean>;
  /** Opens a setup to save a card without a charge; null when the provider does not respond. */
  openSetup(setup: {
    key: string;
    customer: string;
    returnUrl: string;
  }): Promise<OpenedCharge | null>;
  attachToSetup(setup: ChargeName, token: string): Promise<SetupOutcome>;
  confirmSetup(setup: ChargeName, returnUrl: string): Promise<SetupOutcome>;
  retrieveSetup(setup: ChargeName): Promise<SetupOutcome>;
  /** The provider's amounts of a charge; null when it has no such charge or does not respond. */
  statement(charge: ChargeName): Promise<StatementLine | null>;
  /**
   * The provider's amounts of every charge opened since then.
   * @throws when it does not respond.
   */
  statements(since: Temporal.Instant): Promise<StatementLine[]>;
  /**
   * The payouts made since then that failed or were taken back.
   * @throws when it does not respond.
   */
  lostPayouts(since: Temporal.Instant): Promise<LostPayout[]>;
  /** The event of a signed message, or null when the signature is forged or outdated. */
  verifyWebhook(headers: Headers, body: string, now: Temporal.Instant): ProviderEvent | null;
}
