import type { Cents } from '#kit/money.ts';
import type { OnlineMethod } from '../contracts.ts';
import type { Outcome } from '../rules/index.ts';

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
  /** Null when the provider does not answer. */
  open(charge: ChargeOpening): Promise<OpenedCharge | null>;
  /** Gives the charge the card that its fields made a token of. */
  attach(charge: ChargeName, token: string): Promise<Outcome>;
  /** Asks for the money to be held. `open` means that no card was given yet. */
  confirm(charge: ChargeName, returnUrl: string): Promise<Outcome>;
  /** How the charge stands: the truth every doubt is settled with. */
  retrieve(charge: ChargeName): Promise<Outcome>;
  /** Takes the money held. */
  capture(charge: ChargeName, captureKey: string): Promise<Outcome>;
  /** Gives up what is held; a later confirm of the charge is refused by the provider. */
  void(charge: ChargeName): Promise<Outcome>;
  /** Gives back money taken; repeated with its key it gives back once. */
  refund(charge: ChargeName, refundKey: string, amount: Cents): Promise<RefundOutcome>;
  /** What its books say of a charge; null when it does not know it or does not answer. */
  statement(charge: ChargeName): Promise<StatementLine | null>;
  /** What its books say of every charge opened since then. @throws when it does not answer. */
  statements(since: Temporal.Instant): Promise<StatementLine[]>;
  /** The event a signed message tells, or null when the signature is forged or stale. */
  verifyWebhook(headers: Headers, body: string, now: Temporal.Instant): ProviderEvent | null;
}
