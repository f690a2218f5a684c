import type { Cents } from '#kit/money.ts';
import type { OnlineMethod } from '../contracts.ts';
import type { Outcome, SetupOutcome } from '../rules/index.ts';

export type ProviderName = 'sandbox' | 'stripe';

/** A charge by our key (the attempt's hash) and, once it was opened, by the provider's own name. */
export interface ChargeName {
  key: string;
  reference: string | null;
}

/** What a charge is opened with. `key` is the attempt's hash: a charge opened twice is one charge. */
export interface ChargeOpening {
  key: string;
  amount: Cents;
  currency: string;
  method: OnlineMethod;
  /** Who pays: some methods must be told. */
  payer: { name: string; email: string | null };
  /** Where the shopper comes back to from 3-D Secure or a wallet. */
  returnUrl: string;
}

export interface OpenedCharge {
  reference: string;
  clientSecret: string;
  publicKey: string;
  /** The provider's hosted card fields; null for wallets and for fields drawn by a script. */
  frameUrl: string | null;
}

/** What the provider's own books say of a charge, in cents. */
export interface StatementLine {
  reference: string;
  key: string | null;
  /** Held and not taken, given up or run out. */
  held: Cents;
  captured: Cents;
  refunded: Cents;
  disputed: Cents;
  /** What the provider keeps; 0 while it is not known. */
  fee: Cents;
}

/** A card to be charged: fresh from the provider's fields, or kept for a customer there. */
export interface GivenCard {
  token: string;
  /** The customer's name at the provider; null for a card that is not kept. */
  customer: string | null;
}

export interface ConfirmOptions {
  /** Nobody is there to answer their bank: a charge that needs it is declined (MIT, PAY-02). */
  isOffSession?: boolean;
}

/** A dispute as the provider's books have it. */
export interface ProviderDispute {
  /** The provider's own name of it. */
  id: string;
  amount: Cents;
  /** Why, in the provider's codes. */
  reason: string;
  state: 'needs_response' | 'under_review' | 'won' | 'lost';
  /** The bank asks, and has taken nothing; it may become a dispute under the same name. */
  isInquiry: boolean;
  /** Until when evidence is taken; null where none is. */
  dueAt: Temporal.Instant | null;
}

/** What speaks for the shop in a dispute; empty where nothing is known. */
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
  /** In the words of the team. */
  text: string;
}

export type RefundOutcome = 'refunded' | 'refused' | 'unknown';

/** What a provider tells on its own. `key` is the attempt's hash; null: known by its charge only. */
export interface ProviderEvent {
  id: string;
  type: string;
  key: string | null;
  reference: string | null;
}

/**
 * A card provider, as the shop needs it. Every call may be repeated with its key and has one
 * effect. No call throws for what the provider answers or fails to answer: silence is `unknown`.
 */
export interface CardProvider {
  name: ProviderName;
  /** What draws the buttons of wallets (Stripe's Express Checkout Element, or what speaks as it). */
  wallets: { scriptUrl: string; publicKey: string };
  /** Null when the provider does not answer. */
  open(charge: ChargeOpening): Promise<OpenedCharge | null>;
  /** Gives the charge a card: a token its fields made, or a card that is kept. */
  attach(charge: ChargeName, card: GivenCard): Promise<Outcome>;
  /** The card of the charge is to be kept for this customer, once the money is held; or not after all. */
  keep(charge: ChargeName, customer: string, isStored: boolean): Promise<Outcome>;
  /** Asks for the money to be held. `open` means that no card was given yet. */
  confirm(charge: ChargeName, returnUrl: string, options?: ConfirmOptions): Promise<Outcome>;
  /** How the charge stands: the truth every doubt is settled with. */
  retrieve(charge: ChargeName): Promise<Outcome>;
  /** Takes the money held. */
  capture(charge: ChargeName, captureKey: string): Promise<Outcome>;
  /** Gives up what is held; a later confirm of the charge is refused by the provider. */
  void(charge: ChargeName): Promise<Outcome>;
  /** Gives back money taken; repeated with its key it gives back once. */
  refund(charge: ChargeName, refundKey: string, amount: Cents): Promise<RefundOutcome>;
  /** The disputes of a charge; null when it does not answer. */
  disputes(charge: ChargeName): Promise<ProviderDispute[] | null>;
  /** Answers a dispute, for good; repeated with its key it is one answer. */
  answerDispute(
    id: string,
    key: string,
    evidence: DisputeEvidence,
  ): Promise<'taken' | 'refused' | 'unknown'>;
  /** A customer to keep cards for, once per key; null when the provider does not answer. */
  createCustomer(key: string): Promise<string | null>;
  /** Whether it keeps this card for that customer; null when the provider does not answer. */
  hasCard(card: { token: string; customer: string }): Promise<boolean | null>;
  /** Forgets a card that is kept; false when the provider does not answer. */
  forget(token: string): Promise<boolean>;
  /** Opens the keeping of a card without a charge; null when the provider does not answer. */
  openSetup(setup: {
    key: string;
    customer: string;
    returnUrl: string;
  }): Promise<OpenedCharge | null>;
  attachToSetup(setup: ChargeName, token: string): Promise<SetupOutcome>;
  confirmSetup(setup: ChargeName, returnUrl: string): Promise<SetupOutcome>;
  retrieveSetup(setup: ChargeName): Promise<SetupOutcome>;
  /** What its books say of a charge; null when it does not know it or does not answer. */
  statement(charge: ChargeName): Promise<StatementLine | null>;
  /** What its books say of every charge opened since then. @throws when it does not answer. */
  statements(since: Temporal.Instant): Promise<StatementLine[]>;
  /** The event a signed message tells, or null when the signature is forged or stale. */
  verifyWebhook(headers: Headers, body: string, now: Temporal.Instant): ProviderEvent | null;
}
