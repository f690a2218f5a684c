import type { Cents } from '#kit/money.ts';
import type { Outcome } from '../rules/index.ts';

/** What a charge is opened with. `key` is the attempt's hash: a charge opened twice is one charge. */
export interface ChargeOpening {
  key: string;
  amount: Cents;
  currency: string;
  method: 'card' | 'paypal';
  /** Local path the shopper comes back to from 3-D Secure or a wallet. */
  returnPath: string;
}

export interface OpenedCharge {
  reference: string;
  clientSecret: string;
  publicKey: string;
  /** The provider's hosted card fields; null for wallets. */
  frameUrl: string | null;
}

export type RefundOutcome = 'refunded' | 'refused' | 'unknown';

/** What a provider tells on its own. `key` is the attempt's hash. */
export interface ProviderEvent {
  id: string;
  type: string;
  key: string;
}

/**
 * A card provider, as the shop needs it. Every call may be repeated with its key and has one
 * effect. No call throws for what the provider answers or fails to answer: silence is `unknown`.
 */
export interface CardProvider {
  name: 'sandbox';
  /** Null when the provider does not answer. */
  open(charge: ChargeOpening): Promise<OpenedCharge | null>;
  /** Asks for the money to be held. `open` means that no card was given yet. */
  confirm(key: string): Promise<Outcome>;
  /** How the charge stands: the truth every doubt is settled with. */
  retrieve(key: string): Promise<Outcome>;
  /** Takes the money held. */
  capture(key: string, captureKey: string): Promise<Outcome>;
  /** Gives up what is held; a later confirm of the charge is refused by the provider. */
  void(key: string): Promise<Outcome>;
  /** Gives back money taken; repeated with its key it gives back once. */
  refund(key: string, refundKey: string, amount: Cents): Promise<RefundOutcome>;
  /** The event a signed message tells, or null when the signature is forged or stale. */
  verifyWebhook(headers: Headers, body: string, now: Temporal.Instant): ProviderEvent | null;
}
